import type { Location } from '@placekeeper/contracts/model/location';
import { Banner } from '@placekeeper/ui/banner';
import { CloudOff } from 'lucide-react';
import { LostAuthorization } from '../../widgets/location/lost-authorization.tsx';

/** What becomes of a change: attributes are published at once or not at all, they never wait. */
export function PublishingNotice({ location }: { readonly location: Location }) {
  const { gbp_management_status: status } = location;
  return (
    <div role="status" className="not-empty:mt-4">
      {status === 'disabled' && (
        <Banner tone="info" icon={<CloudOff aria-hidden />} title="This profile is not managed.">
          What you save is kept here only and not sent to Google. Turn on “Managed” first to publish
          it.
        </Banner>
      )}
      {status === 'lost-authorization' && (
        <LostAuthorization location={location}>
          Attributes are published the moment they are saved, so they can be changed after the
          account is connected again.
        </LostAuthorization>
      )}
    </div>
  );
}
