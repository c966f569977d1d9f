import { useRender } from '@base-ui/react/use-render';
import { Suspense, type ReactElement, type ReactNode } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { tooltipAttributes, type TooltipText } from '../lib/tooltip-attributes.ts';

export type TooltipProps = TooltipText & {
  /** The element needs its own name; a tooltip is neither name nor description. */
  children: ReactElement;
};

/** Adds attributes only, so that hundreds in a list cost nothing. */
export function Tooltip({ children, ...tooltip }: TooltipProps) {
  return useRender({ render: children, props: tooltipAttributes(tooltip) });
}

const TooltipHost = lazyPart(() =>
  import('./tooltip-host.tsx').then(
    (loaded) => loaded.TooltipHost,
    // If its code does not load, such as after a deploy, only the tooltips are missing.
    () => () => null,
  ),
);

/** Mounted once around the application; shows the tooltip of the hovered or focused element. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Suspense>
        <TooltipHost />
      </Suspense>
    </>
  );
}
