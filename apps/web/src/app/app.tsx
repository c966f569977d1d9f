import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { whenOnline } from '@placekeeper/ui/lib/when-online';
import { TooltipProvider } from '@placekeeper/ui/tooltip';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, type ComponentType, lazy } from 'react';
import { createPortal } from 'react-dom';
import { RouterProvider } from 'react-router/dom';
import { reportUnexpected } from '../data/http/report-unexpected.ts';
import { queryClient } from '../data/api/query-client.ts';
import { router } from './router.ts';
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
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <RouterProvider
          router={router}
          onError={reportScreenError}
          // React renders a transition in slices of 5 ms, which makes a screen appear a third later on a slow processor.
          useTransitions={false}
        />
        <SessionGuard />
        <Toasts />
      </TooltipProvider>
    </QueryClientProvider>
  );
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
