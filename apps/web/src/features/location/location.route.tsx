import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { Location } from '@placekeeper/contracts/model/location';
import { Banner } from '@placekeeper/ui/banner';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { Suspense, useState } from 'react';
import { Link, Outlet } from 'react-router';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { keyOf } from '../../data/api/query.ts';
import { useIsDeletedHere } from '../../data/api/use-is-deleted-here.ts';
import { isKind } from '../../data/http/api-error.ts';
import { useLocationId } from '../../data/locations/location-id.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { to } from '../../lib/url/paths.ts';
import { SaveBlocked } from '../../widgets/form/save-blocked.ts';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';
import { LoadFailed } from '../../widgets/page/load-failed.tsx';
import { PageMissing } from '../../widgets/page/page-missing.tsx';
import { SectionSkeleton } from '../../widgets/page/section-skeleton.tsx';
import { LocationHeader } from './header/location-header.tsx';

export function Component() {
  const id = useLocationId();
  const { data, error, isFetching, isPlaceholderData, refetch } = usePrefetched(
    locationQueries.detail(id),
  );
  const isDeletedHere = useIsDeletedHere(
    keyOf(locations.remove),
    id,
    (variables) => variables === id,
  );
  const isGone = isKind(error, 'not-found') && !isDeletedHere;
  // Whether the location was gone when its screen was opened. If it is deleted later, the screen keeps typed values.
  const [opened, setOpened] = useState({ id, isGone });
  if (opened.id !== id) setOpened({ id, isGone });
  const isForbidden = isKind(error, 'forbidden') && !data;
  if (isForbidden || (isGone && (!data || opened.isGone))) return <LocationMissing />;
  const shown = data !== undefined && !isPlaceholderData;

  return (
    <>
      {!shown && <DocumentTitle>{data?.location.name ?? 'Location'}</DocumentTitle>}
      <LocationHeader id={id} location={data?.location} failed={error !== null} isGone={isGone} />
      {isGone && <GoneNote />}
      {shown && !isGone && <DeclinedEdits location={data.location} />}
      <SaveBlocked value={isGone ? 'This location no longer exists.' : null}>
        {shown && <Outlet />}
      </SaveBlocked>
      {!shown && !error && <LocationSkeleton />}
      {!shown && error && (
        <LoadFailed whole query={{ error, isFetching, refetch }}>
          Couldn’t load this location.
        </LoadFailed>
      )}
    </>
  );
}

function GoneNote() {
  return (
    <Banner
      role="alert"
      tone="danger"
      className="mt-4"
      title="This location no longer exists"
      actions={
        <ButtonLink size="sm" render={<Link to={to('locationManager')} />}>
          Go to locations
        </ButtonLink>
      }
    >
      It was deleted elsewhere, or you no longer have access to it. You can’t save anything on this
      page. Unsaved changes stay here until you leave.
    </Banner>
  );
}

function LocationMissing() {
  return (
    <PageMissing
      title="Location not found"
      way={{ to: to('locationManager'), label: 'Go to locations' }}
    >
      This location doesn’t exist, or you don’t have access to it.
    </PageMissing>
  );
}

const sections = [4, 3, 5];

function LocationSkeleton() {
  return (
    <SkeletonRegion label="Loading location">
      {sections.map((fields, section) => (
        <SectionSkeleton key={section}>
          <div className="grid gap-5">
            {Array.from({ length: fields }, (_, field) => (
              <div key={field}>
                <Skeleton className="mb-2 w-28" />
                <Skeleton className="h-control-lg w-full" />
              </div>
            ))}
          </div>
        </SectionSkeleton>
      ))}
    </SkeletonRegion>
  );
}

const DeclinedBanner = lazyPart(
  async () => (await import('./declined/declined-banner.tsx')).DeclinedBanner,
);

function DeclinedEdits({ location }: { readonly location: Location }) {
  const { data } = usePrefetched(locationQueries.failedPatchAttempts(location.id));
  return (
    // Always mounted, because screen readers announce only changes of an existing live region.
    <div role="status" className="not-empty:mt-4">
      {data && data.fields.length + data.errors.length > 0 && (
        <Suspense>
          <DeclinedBanner location={location} />
        </Suspense>
      )}
    </div>
  );
}
