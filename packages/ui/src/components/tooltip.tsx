import { useRender } from '@base-ui/react/use-render';
import { Suspense, type ReactElement, type ReactNode } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { tooltipAttributes, type TooltipText } from '../lib/tooltip-attributes.ts';

export type TooltipProps = TooltipText & {
  /** It needs a name of its own: a tooltip gives neither name nor description. */
  children: ReactElement;
};

/** Costs an attribute: hundreds of them in a list are no slower than none. */
export function Tooltip({ children, ...tooltip }: TooltipProps) {
  return useRender({ render: children, props: tooltipAttributes(tooltip) });
}

const TooltipHost = lazyPart(() =>
  import('./tooltip-host.tsx').then(
    (loaded) => loaded.TooltipHost,
    // Without its code, as after a deploy, there are no tooltips; nothing else is lost.
    () => () => null,
  ),
);

/** Once around the app: shows the tooltip of whatever the pointer or the focus is on. */
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
