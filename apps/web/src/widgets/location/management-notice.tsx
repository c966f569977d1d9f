import type { Location } from '@placekeeper/contracts/model/location';
import { Banner } from '@placekeeper/ui/banner';
import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { locationQueries } from '../../data/locations/queries.ts';
import { LostAuthorization } from './lost-authorization.tsx';

export function ManagementNotice({ location }: { readonly location: Location }) {
  const { gbp_management_status: status } = location;
  return (
    <div role="status" className="not-empty:mt-4">
      {status === 'disabled' && <NotManaged location={location} />}
      {status === 'lost-authorization' && (
        <LostAuthorization location={location}>
          Edits are saved and published when you reconnect.
        </LostAuthorization>
      )}
    </div>
  );
}

/** A separate component, so that other managers are requested only while management is off. */
function NotManaged({ location }: { readonly location: Location }) {
  const { data } = useQuery(locationQueries.checkIfManaged(location.id));
  return (
    <Banner tone="info" icon={<CloudOff aria-hidden />} title="Profile management is off">
      Edits are saved in Placekeeper but not published. When you turn on management, differences
      from Google become updates to review. Reject them to publish your values.
      {data?.managed_elsewhere && ' Another Placekeeper customer currently manages this profile.'}
    </Banner>
  );
}
