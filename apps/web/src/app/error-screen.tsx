import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { CircleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import {
  Link,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
} from 'react-router';
import { isApiError, isKind, isTemporary } from '../data/http/api-error.ts';
import { backgroundPausedFor } from '../data/http/rate-limit-gate.ts';
import { useRetryAfterPause } from '../data/realtime/use-retry-after-pause.ts';
import { onNextResponse } from '../data/session/session.ts';
import { Sidebar } from '../features/shell/sidebar.tsx';
import { to } from '../lib/url/paths.ts';
import { reloadOnce } from './reload-once.ts';
import { DocumentTitle } from '../widgets/page/document-title.tsx';
import { PageMessage } from '../widgets/page/page-message.tsx';
import { FailureReason, RetryButton } from '../widgets/page/retry-button.tsx';
import { explainFailure } from './explain-failure.ts';
import { NotFound } from './not-found.tsx';
import { screenHeading } from '../lib/browser/screen-heading.ts';
import { focusScreen } from './focus-screen.ts';

const askEveryMs = 5000;

/**
 * ERR-4: calls `handler` when the page's own server answers, because the `online` event does not prove a connection.
 */
function useServerAnswer(handler: () => void): void {
  const onAnswer = useEffectEvent(handler);
  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    const ask = async () => {
      const answer = await fetch('/', {
        method: 'HEAD',
        cache: 'no-store',
        // On a half-open connection, a request without a timeout never ends.
        signal: AbortSignal.any([signal, AbortSignal.timeout(askEveryMs)]),
      }).catch(() => null);
      if (!answer?.ok || signal.aborted) return;
      asking.abort();
      onAnswer();
    };
    const timer = setInterval(() => void ask(), askEveryMs);
    signal.addEventListener('abort', () => clearInterval(timer));
    addEventListener('online', () => void ask(), { signal });
    void ask();
    return () => asking.abort();
  }, []);
}

/** SHELL-16: a retry that works removes the focused button, so the recovered screen gets the focus. */
function useRecoveredFocus(): void {
  useEffect(
    () => () => {
      const { activeElement } = document;
      // `useFocusFallback` sets this attribute on a container that it focuses.
      if (activeElement === document.body || activeElement?.hasAttribute('data-kept-focus'))
        focusScreen();
    },
    [],
  );
}

/** SHELL-16: the failure removes the focused page, and no navigation follows that moves the focus. */
function useFailureFocus(): void {
  useEffect(() => screenHeading()?.focus({ preventScroll: true }), []);
}

export function ErrorScreen() {
  const error = useRouteError();
  // Computed once per error, so that coming back online does not change the explanation.
  const { title, explanation, cure } = useMemo(
    () => explainFailure(error, navigator.onLine),
    [error],
  );

  // SESS-2: the browser is already navigating to the login.
  if (isKind(error, 'unauthenticated')) return <div aria-busy="true" className="min-h-dvh" />;
  if (isKind(error, 'not-found')) return <NotFound />;

  return (
    <>
      <DocumentTitle>Something went wrong</DocumentTitle>
      <PageMessage
        title={title}
        icon={<CircleAlert />}
        actions={
          <>
            {cure === 'reload' && <Reload />}
            {cure === 'come-back' && <ComeBack />}
            {cure === 'try-again' && <TryAgain error={error} />}
            <ButtonLink
              variant={cure === 'leave' ? 'primary' : 'secondary'}
              render={<Link to={to('dashboard')} />}
            >
              Go to home
            </ButtonLink>
          </>
        }
      >
        {isApiError(error) ? <FailureReason error={error} /> : explanation}
      </PageMessage>
    </>
  );
}

/** SHELL-7: this page has no search and no menu, because the user is unknown. */
export function PageError() {
  useFailureFocus();
  return (
    <>
      <Sidebar hideSpotlight />
      <main className="px-gutter md:ml-sidebar print:m-0">
        <ErrorScreen />
      </main>
    </>
  );
}

function Reload() {
  return (
    <Button variant="primary" onClick={() => window.location.reload()}>
      Reload the page
    </Button>
  );
}

/** Reloads without a click, because the failed screen has already lost its input. */
function ComeBack() {
  useServerAnswer(reloadOnce);
  return <Reload />;
}

/** In milliseconds. Each window varies the interval by up to half, so that not all windows retry at once. */
const retryEveryMs = 20_000;

/** ERR-4: browsers don't always report a restored connection, so a timer retries as well. */
function useRetries(error: unknown, handler: () => void): void {
  const onNetwork = useEffectEvent(handler);
  const onAnswer = useEffectEvent(() => isKind(error, 'offline') && handler());
  const onTurn = useEffectEvent(() => {
    if (isTemporary(error) && document.visibilityState === 'visible' && backgroundPausedFor() <= 0)
      handler();
  });
  useEffect(() => {
    const listen = () => onNetwork();
    addEventListener('online', listen);
    const giveUp = onNextResponse(() => void onAnswer());
    const timer = setInterval(() => onTurn(), retryEveryMs * (0.5 + Math.random()));
    return () => {
      removeEventListener('online', listen);
      giveUp();
      clearInterval(timer);
    };
  }, []);
  useRetryAfterPause(error, handler);
}

function TryAgain({ error }: { readonly error: unknown }) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const location = useLocation();
  const isRetrying = useNavigation().state === 'loading';
  const retry = () => {
    // If the address has a fragment, the router treats the navigation below as a hash change and loads nothing.
    if (location.hash !== '') void revalidate();
    // A navigation always clears the router's error; a revalidation that ends before the next render does not.
    void navigate(location, { replace: true, state: location.state, preventScrollReset: true });
  };
  useRetries(error, () => {
    if (!isRetrying) retry();
  });
  useRecoveredFocus();
  return <RetryButton error={error} isRetrying={isRetrying} variant="primary" onRetry={retry} />;
}
