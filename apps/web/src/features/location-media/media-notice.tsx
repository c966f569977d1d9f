import type { Location } from '@placekeeper/contracts/model/location';
import { Banner } from '@placekeeper/ui/banner';
import { CloudOff } from 'lucide-react';
import { LostAuthorization } from '../../widgets/location/lost-authorization.tsx';

/** Why nothing can be changed: photos are kept by Google and nowhere else. */
export function MediaNotice({ location }: { readonly location: Location }) {
  const { gbp_management_status: status } = location;
  return (
    <div role="status" className="not-empty:mt-4">
      {status === 'disabled' && (
        <Banner tone="info" icon={<CloudOff aria-hidden />} title="This profile is not managed.">
          Photos are kept by Google. Turn on “Managed” to add or delete them.
        </Banner>
      )}
      {status === 'lost-authorization' && (
        <LostAuthorization location={location}>
          Photos can be added and deleted after the account is connected again.
        </LostAuthorization>
      )}
    </div>
  );
}

/** Undefined where photos can be added and deleted. */
export function whyFixed({
  gbp_management_status: status,
}: Pick<Location, 'gbp_management_status'>): string | undefined {
  if (status === 'disabled') return 'Turn on “Managed” first';
  if (status === 'lost-authorization') return 'Reconnect the Google account first';
  return undefined;
}
