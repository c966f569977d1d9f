import type { Location } from '@placekeeper/contracts/model/location';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { attributeQueries, useOffersAttributes } from '../../data/attributes/queries.ts';
import { useLocationId } from '../../data/locations/location-id.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { useLoaded, usePrefetched } from '../../data/api/prefetch.ts';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';
import { AttributesPage } from './attributes-page.tsx';
import { AttributesSkeleton } from './attributes-skeleton.tsx';
import { loadLocationAttributes } from './location-attributes.loader.ts';

export const loader = loadLocationAttributes;

/** ATTR-1 */
export function Component() {
  const { location } = useLoaded(locationQueries.detail(useLocationId()));
  const isOffered = useOffersAttributes();
  return (
    <>
      <DocumentTitle>{`${location.name} · Attributes`}</DocumentTitle>
      {isOffered ? (
        <Attributes location={location} />
      ) : (
        // SHELL-11: an admin gets here.
        <EmptyState variant="done">
          This platform doesn’t offer attributes, so nobody can see or edit them in Placekeeper.
        </EmptyState>
      )}
    </>
  );
}

function Attributes({ location }: { readonly location: Location }) {
  const { id } = location;
  const { data, error, isPending, isFetching, refetch } = usePrefetched(
    attributeQueries.ofLocation(id),
  );
  return (
    <>
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
