import { MoreIcon } from '@placekeeper/ui/icons/more-icon';
import { storeCodeOf } from '@placekeeper/contracts/wording/store-code';
import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Location } from '@placekeeper/contracts/model/location';
import { Banner } from '@placekeeper/ui/banner';
import { Breadcrumbs, Crumb } from '@placekeeper/ui/breadcrumbs';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { IconButton } from '@placekeeper/ui/icon-button';
import { LazyMenu } from '@placekeeper/ui/lazy-menu';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { PageHeader } from '@placekeeper/ui/page-header';
import { Skeleton } from '@placekeeper/ui/skeleton';
import { TabLink, TabsNav } from '@placekeeper/ui/tabs-nav';
import { TagChip } from '@placekeeper/ui/tag-chip';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { ExternalLink, Plus } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useLocation, useNavigate, type Path } from 'react-router';
import { useCurrentUser } from '../../../data/current-user/queries.ts';
import { isSessionOver, type ApiError } from '../../../data/http/api-error.ts';
import {
  useFetchGoogleUpdates,
  useRefreshRelatedGoogleData,
} from '../../../data/locations/mutations.ts';
import { useFeatures } from '../../../data/session/capabilities.ts';
import { env } from '../../../lib/env.ts';
import { canAccessRoute } from '../../../lib/url/can-access-route.ts';
import { to, type RouteMeta, type RouteName } from '../../../lib/url/paths.ts';
import { usePathState } from '../../../lib/url/use-path-state.ts';
import { readListOrigin } from '../../../widgets/location/list-origin.ts';
import { LocationLabel } from '../../../widgets/location/location-label.tsx';
import { OpenStatus } from '../../../widgets/location/open-status.tsx';
import { Completeness } from './completeness.tsx';
import { useManagement, ManagementSwitch } from './management-switch.tsx';

const ManagementOffDialog = lazyPart(
  async () =>
    (await import('../../../widgets/location/management-off-dialog.tsx')).ManagementOffDialog,
);

interface LocationHeaderProps {
  readonly id: LocationId;
  /** Undefined while loading. The heading is mounted even so, because navigation focuses it. */
  readonly location: Location | undefined;
  readonly failed: boolean;
  /** Hides everything that would call the platform for a deleted location. */
  readonly isGone: boolean;
}

export function LocationHeader({ id, location, failed, isGone }: LocationHeaderProps) {
  const management = useManagement(id, location?.gbp_management_status);
  const { pathname, state } = useLocation();
  const origin = readListOrigin(state);
  const list = { pathname: to('locationManager'), search: origin?.list ?? '' };
  return (
    <>
      <PageHeader
        breadcrumbs={
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <Breadcrumbs>
              <Crumb render={<Link to={list} />}>Locations</Crumb>
            </Breadcrumbs>
            {origin && (
              <Suspense>
                <ListSteps id={id} origin={origin} />
              </Suspense>
            )}
          </div>
        }
        title={location?.name ?? (failed ? 'Location' : <PendingName />)}
        meta={
          location ? (
            <>
              <LocationLabel location={location} />
              {storeCodeOf(location) !== undefined && (
                <span className="min-w-0 font-mono text-12 wrap-anywhere text-text-3">
                  {storeCodeOf(location)}
                </span>
              )}
              {!isGone && (
                <>
                  <OpenStatus status={location.status} />
                  <Suspense fallback={<PlaceOfTags tags={location.tags} />}>
                    <HeaderTags key={pathname} location={location} />
                  </Suspense>
                  <Completeness location={location} />
                </>
              )}
            </>
          ) : (
            !failed && (
              <>
                {/* Reserves the second line that the details take on a phone. */}
                <span className="h-4 basis-full sm:hidden" />
                <PlaceOfTags />
              </>
            )
          )
        }
        actions={
          isGone ? null : location ? (
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
              <ProfileMenu list={list} location={location} />
            </>
          ) : (
            !failed && <Skeleton className="h-control w-60" />
          )
        }
      />
      {!isGone && <LocationTabs id={id} location={location} />}
      <ManagementError error={management.error} />
      {location && !isGone && management.asks !== null && (
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

/** Reserves the width of the tags, so that their neighbours stay in place when the code of the tags has loaded. */
const PlaceOfTags = ({ tags = [] }: Pick<Partial<Location>, 'tags'>) => (
  <span aria-hidden className="invisible contents">
    {tags.map(({ id, name }) => (
      <TagChip key={id} colour="slate" name={name} onRemove={() => undefined} />
    ))}
    <Button icon={<Plus aria-hidden />} size="sm" variant="ghost">
      Add tags
    </Button>
  </span>
);

function PendingName() {
  return (
    <>
      <VisuallyHidden>Location</VisuallyHidden>
      <Skeleton className="h-5 w-56" />
    </>
  );
}

/** LOC-5: explains a missing slot or subscription, with a link to the subscription. */
function ManagementError({ error }: { readonly error: ApiError | null }) {
  const { has_gbp_management_subscription: subscription } = useCurrentUser();
  if (!error || isSessionOver(error)) return null;
  const needsMore =
    error.kind === 'conflict' || (error.kind === 'forbidden' && subscription === false);
  return (
    <Banner
      className="mt-4"
      role="alert"
      tone="danger"
      title="Couldn’t turn on management"
      actions={
        needsMore && (
          <ButtonLink size="sm" href={env.accountUrl}>
            {error.kind === 'conflict' ? 'Add slots' : 'View plans'}
          </ButtonLink>
        )
      }
    >
      {error.message}
      {error.kind === 'conflict' &&
        ' If all slots are in use, turn off management for another location or add slots.'}
    </Banner>
  );
}

const HeaderTags = lazyPart(async () => (await import('./header-tags.tsx')).HeaderTags);
const ListSteps = lazyPart(async () => (await import('./list-steps.tsx')).ListSteps);
const DeleteLocationDialog = lazyPart(
  async () =>
    (await import('../../../widgets/location/delete-location-dialog.tsx')).DeleteLocationDialog,
);
const ProfileActions = lazyPart(async () => (await import('./profile-actions.tsx')).ProfileActions);

interface ProfileMenuProps {
  readonly location: Location;
  /** The address of the list from which the location was opened. */
  readonly list: Partial<Path>;
}

/** Runs the platform's periodic refreshes immediately, or deletes the location. */
function ProfileMenu({ location, list }: ProfileMenuProps) {
  const fetchUpdates = useFetchGoogleUpdates();
  const refresh = useRefreshRelatedGoogleData();
  const [deletes, setDeletes] = usePathState<boolean>();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <LazyMenu
        // Going back closes the menu.
        key={pathname}
        trigger={
          <IconButton
            variant="secondary"
            icon={<MoreIcon />}
            label="More actions"
            loading={fetchUpdates.isPending || refresh.isPending}
          />
        }
      >
        {(menu) => (
          <ProfileActions
            {...menu}
            location={location}
            onDelete={() => setDeletes(true)}
            onFetch={fetchUpdates.mutate}
            onRefresh={refresh.mutate}
          />
        )}
      </LazyMenu>
      {deletes !== null && (
        <Suspense>
          <DeleteLocationDialog
            location={location}
            open={deletes}
            onClose={() => setDeletes(false)}
            onDeleted={() => void navigate(list, { replace: true })}
          />
        </Suspense>
      )}
    </>
  );
}

interface Tab extends Pick<RouteMeta, 'adminOnly' | 'feature'> {
  readonly name: Extract<RouteName, `location` | `location.${string}`>;
  readonly label: string;
}

const tabs: readonly Tab[] = [
  { name: 'location', label: 'Info' },
  { name: 'location.services', label: 'Services' },
  { name: 'location.attributes', label: 'Attributes', feature: 'attributes' },
  { name: 'location.social-profiles', label: 'Social profiles' },
  { name: 'location.media', label: 'Media' },
  { name: 'location.settings', label: 'Settings' },
  { name: 'location.admin', label: 'Admin', adminOnly: true },
];

const DeclinedMark = lazyPart(
  async () => (await import('../declined/declined-dot.tsx')).DeclinedDot,
);

interface LocationTabsProps {
  readonly id: LocationId;
  readonly location: Location | undefined;
}

/** SHELL-10, SHELL-11: hides tabs that would redirect. */
function LocationTabs({ id, location }: LocationTabsProps) {
  const user = useCurrentUser();
  const features = useFeatures();
  const { state, pathname } = useLocation();
  return (
    <TabsNav label={location ? `Sections of ${location.name}` : 'Sections'}>
      {tabs
        .filter((tab) => canAccessRoute(tab, user, features))
        .map(({ name, label }) => (
          <TabLink
            key={name}
            current={
              pathname.startsWith(to(name, { location: id })) ||
              // The contact section of this tab opens the website screen.
              (name === 'location' && pathname === to('location.manage-website', { location: id }))
            }
            render={<Link state={state} to={to(name, { location: id })} />}
          >
            {label}
            {location?.has_failed_patch_attempts !== false && location && (
              <Suspense>
                <DeclinedMark location={location} tab={name} />
              </Suspense>
            )}
          </TabLink>
        ))}
    </TabsNav>
  );
}
