import { Tooltip as Base } from '@base-ui/react/tooltip';
import { useRef } from 'react';
import { useShownTooltip } from '../hooks/use-shown-tooltip.ts';
import { cn } from '../lib/cn.ts';
import { popupMotion } from '../lib/popup-style.ts';
import { Kbd } from './kbd.tsx';

/**
 * The only tooltip element. Hidden from assistive technology, because a tooltip repeats a name, a description or a
 * shortcut.
 */
export function TooltipHost() {
  const popup = useRef<HTMLDivElement>(null);
  const { open, tooltip } = useShownTooltip(popup);
  if (!tooltip) return null;

  return (
    <Base.Root open={open}>
      <Base.Portal>
        <Base.Positioner
          anchor={tooltip.anchor}
          className="z-40 data-anchor-hidden:invisible print:hidden"
          side={tooltip.side}
          sideOffset={tooltip.offset}
        >
          <Base.Popup
            ref={popup}
            aria-hidden
            data-tooltip-popup
            className={cn(
              'flex max-w-72 items-center gap-2 rounded-6 bg-text px-2 py-1 text-12 text-surface forced-colors:border',
              popupMotion,
            )}
          >
            {tooltip.content}
            {tooltip.kbd && (
              <Kbd className="-mr-1 keyless:hidden" keys={tooltip.kbd} tone="inverse" />
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
