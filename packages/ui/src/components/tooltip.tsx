import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { popupMotion } from '../lib/popup-style.ts';
import { Kbd } from './kbd.tsx';

type Side = 'top' | 'right' | 'bottom' | 'left';

export type TooltipProps = {
  content: ReactNode;
  kbd?: string | undefined;
  side?: Side | undefined;
  /** Receives ref and handlers. It needs a name of its own: a tooltip gives neither name nor description. */
  children: ReactElement;
};

/** Once around the app: after one tooltip has shown, its neighbours show at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Base.Provider delay={500}>{children}</Base.Provider>;
}

export function Tooltip({ content, kbd, side = 'bottom', children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <TooltipPopup side={side}>
        {content}
        {kbd && <Kbd className="-mr-1" keys={kbd} tone="inverse" />}
      </TooltipPopup>
    </Base.Root>
  );
}

export type AnchoredTooltipProps = {
  /** Open while there is one. The element itself stays where it is in the tree. */
  anchor: HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
};

export function AnchoredTooltip({ anchor, onClose, children }: AnchoredTooltipProps) {
  return (
    <Base.Root open={anchor !== null} onOpenChange={(open) => !open && onClose()}>
      <TooltipPopup anchor={anchor} side="bottom">
        {children}
      </TooltipPopup>
    </Base.Root>
  );
}

type PopupProps = { anchor?: HTMLElement | null; side: Side; children: ReactNode };

function TooltipPopup({ anchor, side, children }: PopupProps) {
  return (
    <Base.Portal>
      <Base.Positioner anchor={anchor} className="z-40" side={side} sideOffset={6}>
        <Base.Popup
          className={cn(
            'flex max-w-70 items-center gap-2 rounded-6 bg-text px-2 py-1 text-12 text-surface forced-colors:border',
            popupMotion,
          )}
        >
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
