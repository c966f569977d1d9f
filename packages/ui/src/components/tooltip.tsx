import { useRender } from '@base-ui/react/use-render';
import { Suspense, type ReactElement, type ReactNode } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { tooltipAttributes, type TooltipText } from '../lib/tooltip-attributes.ts';

export type TooltipProps = TooltipText & {
  /** The element needs a name of its own, because a tooltip is neither a name nor a description. */
  children: ReactElement;
};

/** Only adds attributes, so that hundreds of tooltips in a list cost nothing. */
export function Tooltip({ children, ...tooltip }: TooltipProps) {
  return useRender({ render: children, props: tooltipAttributes(tooltip) });
}

const TooltipHost = lazyPart(() =>
  import('./tooltip-host.tsx').then(
    (loaded) => loaded.TooltipHost,
    // If the code does not load, such as after a deploy, the application works without tooltips.
    () => () => null,
  ),
);

/** Mount it once around the application. Shows the tooltip of the hovered or focused element. */
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
