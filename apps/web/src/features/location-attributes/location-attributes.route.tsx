import type { Location } from '@placekeeper/contracts/model/location';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaded, usePrefetched } from '../../data/api/prefetch.ts';
import {
  attributeQueries,
  useOffersAttributes,
  prefetchAttributes,
} from '../../data/attributes/queries.ts';
import { useLocationId, readLocationId } from '../../data/locations/location-id.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';
import { LoadFailed } from '../../widgets/page/load-failed.tsx';
import { AttributesPage } from './attributes-page.tsx';

/** Runs in parallel with the location's requests. The guard has already loaded the capabilities. */
export function loader({ params }: LoaderFunctionArgs): null {
  prefetchAttributes(readLocationId(params['location']));
  return null;
}

export function Component() {
  const { location } = useLoaded(locationQueries.detail(useLocationId()));
  const isOffered = useOffersAttributes();
  return (
    <>
      <DocumentTitle>{`${location.name} · Attributes`}</DocumentTitle>
      {isOffered ? (
        <Attributes location={location} />
      ) : (
        // SHELL-11: admins can open this page without the capability.
        <EmptyState variant="done">Attributes aren’t available in Placekeeper.</EmptyState>
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
      {data && <AttributesPage key={id} location={location} answer={data} />}
      {!data && isPending && <AttributesSkeleton />}
      {!data && !isPending && (
        <LoadFailed whole query={{ error, isFetching, refetch }}>
          Couldn’t load attributes.
        </LoadFailed>
      )}
    </>
  );
}

const groups = [6, 4, 5];

function AttributesSkeleton() {
  return (
    <SkeletonRegion label="Loading attributes">
      <Skeleton className="mt-4 h-control w-full max-w-80" />
      <div className="gap-x-10 min-[84rem]:grid min-[84rem]:grid-cols-[1fr_14rem]">
        <div className="mt-4 columns-[24rem] gap-4">
          {groups.map((rows, group) => (
            <div
              key={group}
              className="mb-4 grid break-inside-avoid gap-3 rounded-8 border border-line bg-surface p-4"
            >
              {Array.from({ length: rows }, (_, row) => (
                <div key={row} className="flex items-center justify-between gap-4">
                  <Skeleton className="w-44" />
                  <Skeleton className="h-8 w-40" />
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </SkeletonRegion>
  );
}
