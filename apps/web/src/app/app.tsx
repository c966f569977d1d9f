import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { whenOnline } from '@placekeeper/ui/lib/when-online';
import { TooltipProvider } from '@placekeeper/ui/tooltip';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, type ComponentType, lazy, useSyncExternalStore } from 'react';
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
        <Screens />
        <SessionGuard />
        <Toasts />
      </TooltipProvider>
    </QueryClientProvider>
  );
}

const subscribe = (onChange: () => void) => router.subscribe(onChange);

/**
 * Only the first screen is rendered in slices of 5 ms (`startTransition`), which keep the page responsive while it
 * starts. Slices make a later screen appear a third later on a slow processor.
 */
function Screens() {
  const started = useSyncExternalStore(subscribe, () => router.state.initialized);
  return (
    <RouterProvider
      router={router}
      onError={reportScreenError}
      {...(started && { useTransitions: false })}
    />
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
