import { EmptyState } from '@placekeeper/ui/empty-state';
import { attributeQueries } from '../../data/attributes.ts';
import { useLocationId } from '../../data/location-id.ts';
import { locationQueries } from '../../data/locations.ts';
import { useLoaded, usePrefetched } from '../../data/prefetch.ts';
import { DocumentTitle } from '../../widgets/document-title.tsx';
import { AttributesPage } from './attributes-page.tsx';
import { AttributesSkeleton } from './attributes-skeleton.tsx';
import { loadLocationAttributes } from './location-attributes.loader.ts';

export const loader = loadLocationAttributes;

/** ATTR-1 */
export function Component() {
  const id = useLocationId();
  const { location } = useLoaded(locationQueries.detail(id));
  const { data, error, isPending, isFetching, refetch } = usePrefetched(
    attributeQueries.ofLocation(id),
  );
  return (
    <>
      <DocumentTitle>{`${location.name} · Attributes`}</DocumentTitle>
      {/* What is chosen belongs to one location. */}
      {data && <AttributesPage key={id} location={location} answer={data} />}
      {!data && isPending && <AttributesSkeleton />}
      {!data && !isPending && (
        // ERR-1
        <EmptyState variant="error" retrying={isFetching} onRetry={() => void refetch()}>
          The attributes of this location could not be loaded. {error?.message}
        </EmptyState>
      )}
    </>
  );
}
