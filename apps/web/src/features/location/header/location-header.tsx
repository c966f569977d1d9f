import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Location } from '@placekeeper/contracts/model/location';
import { Breadcrumbs, Crumb } from '@placekeeper/ui/breadcrumbs';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { PageHeader } from '@placekeeper/ui/page-header';
import { Skeleton } from '@placekeeper/ui/skeleton';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { ExternalLink } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { to } from '../../../lib/url/paths.ts';
import { LocationLabel } from '../../../widgets/location/location-label.tsx';
import { LocationTabs } from './location-tabs.tsx';
import { ManagementError } from './management-error.tsx';
import { ManagementSwitch } from './management-switch.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { useManagement } from './use-management.ts';

const ManagementOffDialog = lazyPart(
  async () =>
    (await import('../../../widgets/location/management-off-dialog.tsx')).ManagementOffDialog,
);

interface LocationHeaderProps {
  readonly id: LocationId;
  /** Absent until it has come; the heading is there from the start, so that focus can go to it. */
  readonly location: Location | undefined;
  /** It will not come. */
  readonly failed: boolean;
}

export function LocationHeader({ id, location, failed }: LocationHeaderProps) {
  const management = useManagement(id, location?.gbp_management_status);
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs>
            <Crumb render={<Link to={to('locationManager')} />}>Locations</Crumb>
          </Breadcrumbs>
        }
        title={location?.name ?? (failed ? 'Location' : <PendingName />)}
        meta={
          location && (
            <>
              <LocationLabel location={location} />
              {location.store_code && (
                <span className="min-w-0 font-mono text-12 wrap-anywhere text-text-3">
                  {location.store_code}
                </span>
              )}
            </>
          )
        }
        actions={
          location && (
            <>
              <ManagementSwitch status={location.gbp_management_status} management={management} />
              {location.url && (
                <ButtonLink
                  href={location.url}
                  target="_blank"
                  rel="noreferrer"
                  icon={<ExternalLink aria-hidden />}
                >
                  View on Google
                </ButtonLink>
              )}
              <ProfileMenu location={location} />
            </>
          )
        }
      />
      <LocationTabs id={id} location={location} />
      <ManagementError error={management.error} />
      {location && management.asks !== null && (
        <Suspense>
          <ManagementOffDialog
            location={location}
            open={management.asks}
            onClose={management.stopAsking}
          />
        </Suspense>
      )}
    </>
  );
}

function PendingName() {
  return (
    <>
      <VisuallyHidden>Location</VisuallyHidden>
      <Skeleton className="h-5 w-56" />
    </>
  );
}
