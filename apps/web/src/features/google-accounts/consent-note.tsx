import { Banner } from '@placekeeper/ui/banner';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { Spinner } from '@placekeeper/ui/spinner';
import { use } from 'react';
import { Link } from 'react-router';
import type { ConsentOutcome } from '../../data/conclude-consent.ts';
import { formatCount } from '../../lib/format.ts';
import { askForConsent } from '../../lib/google-consent.ts';
import { to } from '../../lib/paths.ts';
import { ConsentProblem } from '../../widgets/consent-problem.tsx';

export function ConsentPending() {
  return (
    <p className="mb-4 flex items-center gap-2 text-text-2" role="status">
      <Spinner />
      Connecting your account…
    </p>
  );
}

/** How the visit to Google ended; it leaves with the next navigation. */
export function ConsentNote(props: { readonly outcome: Promise<ConsentOutcome> }) {
  const outcome = use(props.outcome);
  if (outcome.kind !== 'connected') {
    return (
      <ConsentProblem className="mb-4" outcome={outcome} onAskAgain={() => askForConsent(to('google-accounts'))} />
    );
  }
  const { account } = outcome;
  const next = account
    ? to('onboarding.fetching-profiles', {}, { google_account: account.id })
    : to('onboarding.connect-google-account');
  return (
    <Banner
      actions={
        <ButtonLink render={<Link to={next} />} size="sm">
          Add locations
        </ButtonLink>
      }
      className="mb-4"
      role="status"
      title={`${account?.email ?? 'Your account'} is connected.`}
      tone="success"
    >
      {account && account.locations_count > 0
        ? `Its ${formatCount(account.locations_count, 'location')} can be published again.`
        : 'Its profiles can become locations.'}
    </Banner>
  );
}
