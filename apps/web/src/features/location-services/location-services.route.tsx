import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaded, usePrefetched, prefetch } from '../../data/api/prefetch.ts';
import { useLocationId, readLocationId } from '../../data/locations/location-id.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { forgetFailedChanges } from '../../data/services/mutations.ts';
import { serviceQueries } from '../../data/services/queries.ts';
import { shouldRevalidateVisit } from '../../lib/url/should-revalidate-visit.ts';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';
import { LoadFailed } from '../../widgets/page/load-failed.tsx';
import { SectionSkeleton } from '../../widgets/page/section-skeleton.tsx';
import { ServicesPage } from './services-page.tsx';

/** Runs in parallel with the location's requests. Suggestions load later, because they depend on the location. */
export function loader({ params }: LoaderFunctionArgs): null {
  const id = readLocationId(params['location']);
  forgetFailedChanges(id);
  prefetch(serviceQueries.ofLocation(id));
  return null;
}

export const shouldRevalidate = shouldRevalidateVisit;

export function Component() {
  const id = useLocationId();
  const { location } = useLoaded(locationQueries.detail(id));
  const { data, error, isPending, isFetching, refetch } = usePrefetched(
    serviceQueries.ofLocation(id),
  );
  return (
    <>
      <DocumentTitle>{`${location.name} · Services`}</DocumentTitle>
      {data && (
        <ServicesPage
          key={id}
          location={location}
          view={data}
          reload={error && { error, retrying: isFetching, retry: () => void refetch() }}
        />
      )}
      {!data && isPending && <ServicesSkeleton />}
      {!data && !isPending && (
        <LoadFailed query={{ error, isFetching, refetch }}>Couldn’t load services.</LoadFailed>
      )}
    </>
  );
}

const categories = [8, 4];

function ServicesSkeleton() {
  return (
    <SkeletonRegion label="Loading services">
      <Skeleton className="mt-4 h-control w-full max-w-80" />
      {categories.map((rows, category) => (
        <SectionSkeleton key={category}>
          <div className="grid gap-5">
            {Array.from({ length: rows }, (_, row) => (
              <Skeleton key={row} className="w-56" />
            ))}
          </div>
        </SectionSkeleton>
      ))}
    </SkeletonRegion>
  );
}
