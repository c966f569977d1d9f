import type { Location } from '@placekeeper/contracts/model/location';
import { Banner } from '@placekeeper/ui/banner';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { CloudOff } from 'lucide-react';
import { Link } from 'react-router';
import { to } from '../../lib/paths.ts';

/** What becomes of a change: attributes are published at once or not at all, they never wait. */
export function PublishingNotice({ location }: { readonly location: Location }) {
  const { gbp_management_status: status, owner } = location;
  return (
    <div role="status" className="not-empty:mt-4">
      {status === 'disabled' && (
        <Banner tone="info" icon={<CloudOff aria-hidden />} title="This profile is not managed.">
          What you save is kept here only and not sent to Google. Turn on “Managed” first to publish
          it.
        </Banner>
      )}
      {status === 'lost-authorization' && (
        <Banner
          tone="danger"
          title={`Google no longer lets us manage ${owner ? owner.email : 'this profile'}.`}
          actions={
            <ButtonLink size="sm" render={<Link to={to('google-accounts')} />}>
              Reconnect account
            </ButtonLink>
          }
        >
          Attributes are published the moment they are saved, so they can be changed after the
          account is connected again.
        </Banner>
      )}
    </div>
  );
}
