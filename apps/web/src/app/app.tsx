import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { whenOnline } from '@placekeeper/ui/lib/when-online';
import { TooltipProvider } from '@placekeeper/ui/tooltip';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, startTransition, Suspense, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import type { RouterSubscriber } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { reportUnexpected } from '../data/http/report-unexpected.ts';
import { queryClient } from '../data/api/query-client.ts';
import { appRouter } from './router.ts';
import { useLogInOffered, useSessionExpired } from '../data/session/session.ts';

const SessionEnded = lazy(async () => ({
  default: (await whenOnline(() => import('../features/shell/session-ended.tsx'))).SessionEnded,
}));

function SessionGuard() {
  const expired = useSessionExpired();
  const loggedOut = useLogInOffered();
  return <Suspense>{(expired || loggedOut) && <SessionEnded loggedOut={loggedOut} />}</Suspense>;
}

const Toaster = lazyPart<object>(async (): Promise<ComponentType> => {
  try {
    return (await whenOnline(() => import('@placekeeper/ui/toaster'))).Toaster;
  } catch (error) {
    // Without toasts, the rest of the application still works.
    reportUnexpected(error, 'toasts');
    return () => null;
  }
});

export function App() {
  const [router] = useState(slicedRouter);
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <RouterProvider router={router} onError={reportScreenError} useTransitions={false} />
        <SessionGuard />
        <Toasts />
      </TooltipProvider>
    </QueryClientProvider>
  );
}

/**
 * React renders most changes in slices of 5 ms (`startTransition`), so that the page reacts to keys while it starts and
 * while a list is filtered. A new screen is rendered at once, because slices make it appear a third later on a slow
 * processor. The router's own option applies to all changes.
 */
function slicedRouter(): ReturnType<typeof appRouter> {
  const router = appRouter();
  let path = router.state.location.pathname;
  return Object.create(router, {
    subscribe: {
      value: (render: RouterSubscriber) =>
        router.subscribe((state, options) => {
          const isNewScreen = state.location.pathname !== path;
          path = state.location.pathname;
          if (isNewScreen) render(state, options);
          else startTransition(() => render(state, options));
        }),
    },
  });
}

function reportScreenError(error: unknown): void {
  reportUnexpected(error, 'screen');
}

/** Renders toasts outside the root, so that no dialog's backdrop covers them. */
function Toasts() {
  const place = document.querySelector('#toasts');
  return (
    place &&
    createPortal(
      <Suspense>
        <Toaster />
      </Suspense>,
      place,
    )
  );
}
