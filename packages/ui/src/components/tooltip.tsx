import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';

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
