import type { LocationId } from '@placekeeper/contracts/core/id';
import { Banner } from '@placekeeper/ui/banner';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { Outlet } from 'react-router';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { isKind } from '../../data/http/api-error.ts';
import { useLocationId } from '../../data/locations/location-id.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { to } from '../../lib/url/paths.ts';
import { fieldName } from '../../widgets/field-value/field-name.ts';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';
import { LoadFailed } from '../../widgets/page/load-failed.tsx';
import { PageMissing } from '../../widgets/page/page-missing.tsx';
import { SectionSkeleton } from '../../widgets/page/section-skeleton.tsx';
import { declinedElsewhere } from '../../widgets/publishing/field-states.ts';
import { sentenceCase } from '../../widgets/updates/update-title.tsx';
import { LocationHeader } from './header/location-header.tsx';

export function Component() {
  const id = useLocationId();
  const { data, error, isFetching, isPlaceholderData, refetch } = usePrefetched(
    locationQueries.detail(id),
  );
  if (!data && isKind(error, 'not-found')) return <LocationMissing />;
  const shown = data !== undefined && !isPlaceholderData;

  return (
    <>
      {!shown && <DocumentTitle>{data?.location.name ?? 'Location'}</DocumentTitle>}
      <LocationHeader id={id} location={data?.location} failed={error !== null} />
      {shown && <DeclinedEdits id={id} />}
      {shown && <Outlet />}
      {!shown && !error && <LocationSkeleton />}
      {!shown && error && (
        <LoadFailed query={{ error, isFetching, refetch }}>Couldn’t load this location.</LoadFailed>
      )}
    </>
  );
}

function LocationMissing() {
  return (
    <PageMissing way={{ to: to('locationManager'), label: 'Go to locations' }}>
      This location doesn’t exist, or you don’t have access to it.
    </PageMissing>
  );
}

const sections = [4, 3, 5];

/** Placeholders at the positions of the form's fields. */
function LocationSkeleton() {
  return (
    <SkeletonRegion label="Loading the location">
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

/** Declined edits of fields that no form shows. */
function DeclinedEdits({ id }: { readonly id: LocationId }) {
  const { data } = usePrefetched(locationQueries.failedPatchAttempts(id));
  const refused = data ? declinedElsewhere(data) : [];
  return (
    // Always mounted, so that screen readers announce its content.
    <div role="status" className="not-empty:mt-4">
      {refused.length > 0 && (
        <Banner tone="danger" title="Google declined an edit">
          <ul>
            {refused.map(({ field, reasons }) => (
              <li key={field ?? ''} className="wrap-anywhere">
                {field === null
                  ? 'Google didn’t name the field. '
                  : `${sentenceCase(fieldName(field))}: `}
                {reasons.join(' ')}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}
