import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { PageHeader } from '@placekeeper/ui/page-header';
import { Link, useRevalidator, useRouteError } from 'react-router';
import { isApiError, isKind } from '../data/api-error.ts';
import { to } from '../lib/paths.ts';
import { DocumentTitle } from '../widgets/document-title.tsx';
import { NotFound } from './not-found.tsx';

/** In place of a screen that could not be shown (ERR-1). */
export function ErrorScreen() {
  const error = useRouteError();
  const revalidator = useRevalidator();

  // The page is already on its way to the log-in (SESS-2).
  if (isKind(error, 'unauthenticated')) return <div aria-busy="true" className="min-h-dvh" />;
  if (isKind(error, 'not-found')) return <NotFound />;

  const outdated = isMissingCode(error);
  return (
    <div className="mx-auto max-w-form pt-[16vh]">
      <DocumentTitle>Something went wrong</DocumentTitle>
      <PageHeader title={outdated ? 'This page has changed' : 'This page could not be shown'} />
      <p className="text-14 text-text-2">{explain(error)}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        {outdated || !isApiError(error) ? (
          <Button variant="primary" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        ) : (
          <Button
            variant="primary"
            loading={revalidator.state === 'loading'}
            onClick={() => void revalidator.revalidate()}
          >
            Try again
          </Button>
        )}
        <ButtonLink render={<Link to={to('dashboard')} />}>Go to the home screen</ButtonLink>
      </div>
    </div>
  );
}

/** For a failure of the page itself: there is no frame around it. */
export function PageError() {
  return (
    <main className="px-gutter">
      <ErrorScreen />
    </main>
  );
}

function explain(error: unknown): string {
  if (isApiError(error)) return error.message;
  if (isMissingCode(error)) return 'A part of it did not arrive. There may be a new version: reload the page to get it.';
  return 'Something in it went wrong. It has been reported; reloading the page may help.';
}

/** How the browsers say that a part of the application did not arrive; after a deploy the old parts are gone. */
const missingCode = /dynamically imported module|importing a module script|unable to preload/i;

const isMissingCode = (error: unknown): boolean => error instanceof Error && missingCode.test(error.message);
