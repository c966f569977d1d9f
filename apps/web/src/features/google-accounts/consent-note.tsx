import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { Banner } from '@placekeeper/ui/banner';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { Spinner } from '@placekeeper/ui/spinner';
import { Suspense, use } from 'react';
import { Link, Navigate } from 'react-router';
import { accountLabel } from '../../data/google-accounts/account-label.ts';
import type { ConsentOutcome } from '../../data/google-accounts/conclude-consent.ts';
import { managedCount } from '../../data/google-accounts/queries.ts';
import { formatCount } from '../../lib/text/format.ts';
import { askForConsent } from '../../lib/url/google-consent.ts';
import { to } from '../../lib/url/paths.ts';
import { ConsentError } from '../../widgets/google-account/consent-error.tsx';

interface ConsentNoteProps {
  readonly outcome: Promise<ConsentOutcome>;
  /** The account to reconnect; undefined for a consent without a known account. */
  readonly wanted?: GoogleToken | undefined;
  /** True if the user connects the account to import its locations. */
  readonly adds?: boolean;
}

/** The outcome of a consent. The next navigation removes it. */
export function ConsentNote(props: ConsentNoteProps) {
  return (
    <Suspense fallback={<Connecting />}>
      <Ended {...props} />
    </Suspense>
  );
}

function Connecting() {
  return (
    <p className="flex items-center gap-2 text-text-2" role="status">
      <Spinner />
      Connecting your Google account…
    </p>
  );
}

function Ended({ wanted, adds = false, ...props }: ConsentNoteProps) {
  const outcome = use(props.outcome);
  if (outcome.kind !== 'connected') {
    // The row of a known account already has a button to try again.
    const here = to('google-accounts', {}, adds ? { add: true } : {});
    const again = wanted ? {} : { onAskAgain: () => askForConsent(here) };
    return <ConsentError outcome={outcome} {...again} />;
  }
  return (
    <>
      <Connecting />
      <Navigate
        replace
        to={
          adds && outcome.account
            ? to('onboarding.fetching-profiles', {}, { google_account: outcome.account.id })
            : to('google-accounts', {}, { connected: outcome.account?.id, reconnect: wanted?.id })
        }
      />
    </>
  );
}

interface ConnectedNoteProps {
  readonly token: GoogleToken;
  /** True if the account was connected before. */
  readonly again: boolean;
}

export function ConnectedNote({ token, again }: ConnectedNoteProps) {
  const managed = managedCount(token);
  // Locations that were managed before lose their management if all slots are used.
  const unmanaged = (token.locations_count ?? 0) - (managed ?? token.locations_count ?? 0);
  const countOr = (words: string) =>
    managed === undefined ? words : formatCount(managed, 'location');
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
      title={`${accountLabel(token)} ${again ? 'reconnected' : 'connected'}`}
      tone="success"
    >
      {token.locations_count === 0 && 'You can now import its profiles.'}
      {managed !== 0 && !again && `Publishing is on for ${countOr('its managed locations')}.`}
      {managed !== 0 &&
        again &&
        `${countOr('Its managed locations')} ${managed === 1 ? 'is' : 'are'} no longer paused. Placekeeper publishes the edits you saved in the meantime.`}
      {unmanaged > 0 &&
        ` ${formatCount(unmanaged, 'location')} ${unmanaged === 1 ? 'isn’t' : 'aren’t'} managed, so nothing is published there.`}
    </Banner>
  );
}

/** GACC-2: the user can select a different account on Google than the account to reconnect. */
export function OtherAccountNote({ chosen, wanted }: Record<'chosen' | 'wanted', GoogleToken>) {
  return (
    <Banner role="alert" title="You connected a different Google account" tone="pending">
      {`${accountLabel(chosen)} is connected. To reconnect ${accountLabel(wanted)}, try again and choose it on Google.`}
    </Banner>
  );
}
