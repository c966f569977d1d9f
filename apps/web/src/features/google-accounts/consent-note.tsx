import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { Banner } from '@placekeeper/ui/banner';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { Spinner } from '@placekeeper/ui/spinner';
import { Suspense, use } from 'react';
import { Link, Navigate } from 'react-router';
import type { ConsentOutcome } from '../../data/conclude-consent.ts';
import { formatCount } from '../../lib/format.ts';
import { askForConsent } from '../../lib/google-consent.ts';
import { to } from '../../lib/paths.ts';
import { ConsentProblem } from '../../widgets/consent-problem.tsx';

interface ConsentNoteProps {
  readonly outcome: Promise<ConsentOutcome>;
}

/** How the visit to Google ended; it leaves with the next navigation. */
export function ConsentNote({ outcome }: ConsentNoteProps) {
  return (
    <Suspense fallback={<Connecting />}>
      <Ended outcome={outcome} />
    </Suspense>
  );
}

function Connecting() {
  return (
    <p className="mb-4 flex items-center gap-2 text-text-2" role="status">
      <Spinner />
      Connecting your account…
    </p>
  );
}

function Ended(props: ConsentNoteProps) {
  const outcome = use(props.outcome);
  if (outcome.kind !== 'connected') {
    return (
      <ConsentProblem
        className="mb-4"
        outcome={outcome}
        onAskAgain={() => askForConsent(to('google-accounts'))}
      />
    );
  }
  // ONB-2: a used code does not stay in the address.
  return (
    <>
      <Connecting />
      <Navigate replace to={to('google-accounts', {}, { connected: outcome.account?.id })} />
    </>
  );
}

export function ConnectedNote({ token }: { readonly token: GoogleToken }) {
  return (
    <Banner
      actions={
        <ButtonLink
          render={
            <Link to={to('onboarding.fetching-profiles', {}, { google_account: token.id })} />
          }
          size="sm"
        >
          Add locations
        </ButtonLink>
      }
      className="mb-4"
      role="status"
      title={`${token.email} is connected.`}
      tone="success"
    >
      {token.locations_count > 0
        ? `Its ${formatCount(token.locations_count, 'location')} can be published.`
        : 'Its profiles can become locations.'}
    </Banner>
  );
}
