import { EmptyState } from '@placekeeper/ui/empty-state';
import { useLocationId } from '../../data/locations/location-id.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { useLoaded, usePrefetched } from '../../data/api/prefetch.ts';
import { serviceQueries } from '../../data/services/queries.ts';
import { shouldRevalidateVisit } from '../../lib/url/should-revalidate-visit.ts';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';
import { loadLocationServices } from './location-services.loader.ts';
import { ServicesPage } from './services-page.tsx';
import { ServicesSkeleton } from './services-skeleton.tsx';

export const loader = loadLocationServices;
export const shouldRevalidate = shouldRevalidateVisit;

/** SVC-1 */
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
        // SVC-7
        <EmptyState variant="error" retrying={isFetching} onRetry={() => void refetch()}>
          The services of this location could not be loaded. {error?.message}
        </EmptyState>
      )}
    </>
  );
}
