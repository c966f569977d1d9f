import type { Location } from '@placekeeper/contracts/model/location';
import { Banner } from '@placekeeper/ui/banner';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCurrentUser } from '../../data/current-user/queries.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { env } from '../../lib/env.ts';
import { to } from '../../lib/url/paths.ts';

interface ManagementNoticeProps {
  readonly location: Location;
  /** The effect on this screen while management is off. */
  readonly off?: ReactNode;
  /** The effect on this screen of a lost authorization. */
  readonly lost?: ReactNode;
}

/** Says why changes aren't published. The default text is for screens that still save edits. */
export function ManagementNotice(props: ManagementNoticeProps) {
  const { location, off, lost = 'Edits are saved now and published when you reconnect.' } = props;
  const { gbp_management_status: status } = location;
  return (
    <div role="status" className="not-empty:mt-4">
      {status === 'disabled' && <ManagementOff location={location}>{off}</ManagementOff>}
      {status === 'lost-authorization' && (
        <LostAuthorization location={location}>{lost}</LostAuthorization>
      )}
    </div>
  );
}

interface ManagementOffProps {
  readonly location: Location;
  readonly children: ReactNode;
}

function ManagementOff({ location, children }: ManagementOffProps) {
  const subscribed = useCurrentUser().has_gbp_management_subscription !== false;
  return (
    <Banner
      tone="info"
      icon={<CloudOff aria-hidden />}
      title="Profile management is off"
      actions={
        !subscribed && (
          <ButtonLink size="sm" href={env.accountUrl}>
            View plans
          </ButtonLink>
        )
      }
    >
      {children ?? <SavedHere location={location} subscribed={subscribed} />}
    </Banner>
  );
}

interface SavedHereProps {
  readonly location: Location;
  readonly subscribed: boolean;
}

/** A separate component, so that other managers are requested only while management is off. */
function SavedHere({ location, subscribed }: SavedHereProps) {
  const { data } = useQuery(locationQueries.checkIfManaged(location.id));
  return (
    <>
      Edits are saved in Placekeeper but not published.{' '}
      {subscribed
        ? 'When you turn on management, differences from Google become updates to review. Reject them to publish your values.'
        : 'Publishing requires a profile management subscription.'}
      {data?.managed_elsewhere && ' Another Placekeeper customer currently manages this profile.'}
    </>
  );
}

interface LostAuthorizationProps {
  readonly location: Pick<Location, 'owner'>;
  readonly children: ReactNode;
}

/** GACC-2: links to the accounts. A location without an owner belongs to an account that the user disconnected. */
function LostAuthorization({ location: { owner }, children }: LostAuthorizationProps) {
  return (
    <Banner
      tone="danger"
      title={
        owner ? (
          <>
            Placekeeper lost access to <bdi>{owner.email}</bdi>
          </>
        ) : (
          'This profile’s Google account is disconnected'
        )
      }
      actions={
        <ButtonLink size="sm" render={<Link to={to('google-accounts')} />}>
          {owner ? 'Reconnect account' : 'Connect account'}
        </ButtonLink>
      }
    >
      {children}
    </Banner>
  );
}
