import type { Location } from '@placekeeper/contracts/model/location';
import { Banner } from '@placekeeper/ui/banner';
import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { locationQueries } from '../../data/locations/queries.ts';
import { LostAuthorization } from './lost-authorization.tsx';

/** The effect on edits while nothing is published. */
export function ManagementNotice({ location }: { readonly location: Location }) {
  const { gbp_management_status: status } = location;
  return (
    <div role="status" className="not-empty:mt-4">
      {status === 'disabled' && <NotManaged location={location} />}
      {status === 'lost-authorization' && (
        <LostAuthorization location={location}>
          What you save here waits and is published after the account is connected again.
        </LostAuthorization>
      )}
    </div>
  );
}

/** Other managers are requested only if they explain the state. */
function NotManaged({ location }: { readonly location: Location }) {
  const { data } = useQuery(locationQueries.checkIfManaged(location.id));
  return (
    <Banner tone="info" icon={<CloudOff aria-hidden />} title="This profile is not managed.">
      What you save is kept here only and not sent to Google. Turn on “Managed” to publish it.
      {data?.managed_elsewhere &&
        ' Another customer of the platform manages this profile at the moment.'}
    </Banner>
  );
}
