import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { PageHeader } from '@placekeeper/ui/page-header';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { Link, useRevalidator, useRouteError } from 'react-router';
import { isApiError, isKind, isTemporary } from '../data/http/api-error.ts';
import { pausedFor } from '../data/http/rate-limit-gate.ts';
import { useAfterWait } from '../data/realtime/use-after-wait.ts';
import { onNextResponse } from '../data/session/session.ts';
import { Sidebar } from '../features/shell/sidebar.tsx';
import { to } from '../lib/url/paths.ts';
import { reloadOnce } from './reload-once.ts';
import { DocumentTitle } from '../widgets/page/document-title.tsx';
import { FailureReason, RetryButton } from '../widgets/page/retry-button.tsx';
import { explainFailure } from './explain-failure.ts';
import { NotFound } from './not-found.tsx';
import { screenHeading } from '../lib/browser/screen-heading.ts';
import { focusScreen } from './focus-screen.ts';

const askEveryMs = 5000;

/** ERR-4: runs once, as soon as the page's own server answers. The browser's `online` event does not prove that it does. */
function useServerAnswer(handler: () => void): void {
  const onAnswer = useEffectEvent(handler);
  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    const ask = async () => {
      const answer = await fetch('/', {
        method: 'HEAD',
        cache: 'no-store',
        // Without a limit, the request would never end on a half-open connection.
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

/** SHELL-16: the recovered screen replaces the focused button. */
function useRecoveredFocus(): void {
  useEffect(
    () => () => {
      const { activeElement } = document;
      // The focus is lost, or on an element that only holds it as a fallback.
      if (activeElement === document.body || activeElement?.hasAttribute('data-kept-focus'))
        focusScreen();
    },
    [],
  );
}

/** SHELL-16: the failed page had the focus, and no navigation will move it. */
function useFailureFocus(): void {
  useEffect(() => screenHeading()?.focus({ preventScroll: true }), []);
}

/** Replaces a screen that failed to load (ERR-1). */
export function ErrorScreen() {
  const error = useRouteError();
  // Keeps the explanation for the original failure after the browser comes back online.
  const { title, explanation, cure } = useMemo(
    () => explainFailure(error, navigator.onLine),
    [error],
  );

  // The page is already navigating to the login (SESS-2).
  if (isKind(error, 'unauthenticated')) return <div aria-busy="true" className="min-h-dvh" />;
  if (isKind(error, 'not-found')) return <NotFound />;

  return (
    <div className="max-w-form">
      <DocumentTitle>Something went wrong</DocumentTitle>
      <PageHeader title={title} />
      <p className="text-14 text-text-2">
        {isApiError(error) ? <FailureReason error={error} /> : explanation}
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        {cure === 'reload' && <Reload />}
        {cure === 'come-back' && <ComeBack />}
        {cure === 'try-again' && <TryAgain error={error} />}
        <ButtonLink
          variant={cure === 'leave' ? 'primary' : 'secondary'}
          render={<Link to={to('dashboard')} />}
        >
          Go to home
        </ButtonLink>
      </div>
    </div>
  );
}

/** For a failure of the whole page. The user is unknown, so search and menu are missing (SHELL-7). */
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

/** The failed screen has already lost its input, so a reload loses nothing more. */
function ComeBack() {
  useServerAnswer(reloadOnce);
  return <Reload />;
}

/** In milliseconds. Each window adds its own random delay. */
const retryEveryMs = 20_000;

/** ERR-4: browsers don't always report a restored connection, so a timer retries as well. */
function useRetries(error: unknown, handler: () => void): void {
  const onNetwork = useEffectEvent(handler);
  const onAnswer = useEffectEvent(() => isKind(error, 'offline') && handler());
  const onTurn = useEffectEvent(() => {
    if (isTemporary(error) && document.visibilityState === 'visible' && pausedFor() === 0)
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
  useAfterWait(error, handler);
}

function TryAgain({ error }: { readonly error: unknown }) {
  const { state, revalidate } = useRevalidator();
  useRetries(error, () => state === 'idle' && void revalidate());
  useRecoveredFocus();
  return (
    <RetryButton
      isRetrying={state === 'loading'}
      variant="primary"
      onRetry={() => void revalidate()}
    />
  );
}
