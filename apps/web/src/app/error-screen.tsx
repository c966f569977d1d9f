import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { PageHeader } from '@placekeeper/ui/page-header';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { Link, useRevalidator, useRouteError } from 'react-router';
import { isKind } from '../data/http/api-error.ts';
import { onceAnswered } from '../data/session/session.ts';
import { Sidebar } from '../features/shell/sidebar.tsx';
import { to } from '../lib/url/paths.ts';
import { reloadOnce } from './reload-once.ts';
import { DocumentTitle } from '../widgets/page/document-title.tsx';
import { explainFailure } from './explain-failure.ts';
import { NotFound } from './not-found.tsx';
import { screenHeading } from '../lib/browser/screen-heading.ts';
import { focusScreen } from './focus-screen.ts';

const askEveryMs = 5000;

/** ERR-4: acts once, as soon as the server of the page answers. That there is a network does not mean that it does. */
function useServerAnswer(handler: () => void): void {
  const onAnswer = useEffectEvent(handler);
  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    const ask = async () => {
      const answer = await fetch('/', {
        method: 'HEAD',
        cache: 'no-store',
        // On a half-open connection the request would stay pending beside the next one.
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

/** SHELL-16: the screen that could not be shown is there, and the button that asked for it is gone. */
function useRecoveredFocus(): void {
  useEffect(
    () => () => {
      const { activeElement } = document;
      // Lost, or kept by whatever part of the page was left.
      if (activeElement === document.body || activeElement?.hasAttribute('data-kept-focus'))
        focusScreen();
    },
    [],
  );
}

/** ERR-4: acts once, when the browser has a network again. */
function useNetworkReturn(handler: () => void): void {
  const onReturn = useEffectEvent(handler);
  useEffect(() => {
    const listen = () => onReturn();
    addEventListener('online', listen, { once: true });
    return () => removeEventListener('online', listen);
  }, []);
}

/** SHELL-16: no navigation led here, and what had the focus is gone with the page. */
function useFailureFocus(): void {
  useEffect(() => screenHeading()?.focus({ preventScroll: true }), []);
}

/** In place of a screen that could not be shown (ERR-1). */
export function ErrorScreen() {
  const error = useRouteError();
  // As it was when it failed: a network that is back makes no new version of it.
  const { title, explanation, cure } = useMemo(
    () => explainFailure(error, navigator.onLine),
    [error],
  );

  // The page is already on its way to the log-in (SESS-2).
  if (isKind(error, 'unauthenticated')) return <div aria-busy="true" className="min-h-dvh" />;
  if (isKind(error, 'not-found')) return <NotFound />;

  return (
    <div className="max-w-form">
      <DocumentTitle>Something went wrong</DocumentTitle>
      <PageHeader title={title} />
      <p className="text-14 text-text-2">{explanation}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        {cure === 'reload' && <Reload />}
        {cure === 'come-back' && <ComeBack />}
        {cure === 'try-again' && <TryAgain isUnreached={isKind(error, 'offline')} />}
        <ButtonLink
          variant={cure === 'leave' ? 'primary' : 'secondary'}
          render={<Link to={to('dashboard')} />}
        >
          Go to the home screen
        </ButtonLink>
      </div>
    </div>
  );
}

/** For a failure of the page itself. Whose it is is not known, so there is nothing to search and no menu (SHELL-7). */
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

/** Whatever was typed here left with the screen: nothing is lost by loading the page anew. */
function ComeBack() {
  useServerAnswer(reloadOnce);
  return <Reload />;
}

function TryAgain({ isUnreached }: { readonly isUnreached: boolean }) {
  const { state, revalidate } = useRevalidator();
  useNetworkReturn(() => void revalidate());
  const onAnswer = useEffectEvent(() => isUnreached && void revalidate());
  useEffect(() => onceAnswered(() => void onAnswer()), []);
  useRecoveredFocus();
  return (
    <Button variant="primary" loading={state === 'loading'} onClick={() => void revalidate()}>
      Try again
    </Button>
  );
}
