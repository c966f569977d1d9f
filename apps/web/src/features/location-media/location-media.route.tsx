import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaded, usePrefetched, prefetch } from '../../data/api/prefetch.ts';
import { useLocationId, readLocationId } from '../../data/locations/location-id.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { mediaQueries } from '../../data/media/queries.ts';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';
import { LoadFailed } from '../../widgets/page/load-failed.tsx';
import { MediaPage } from './media-page.tsx';
import { toMediaFilters, readMediaState } from './media-state.ts';
import { photoGrid } from './photo-tile.tsx';
import { useMediaState } from './use-media-state.ts';

export function loader({ params, request }: LoaderFunctionArgs): null {
  const filters = toMediaFilters(readMediaState(new URL(request.url).search));
  prefetch(mediaQueries.ofLocation(readLocationId(params['location']), filters));
  return null;
}

export function Component() {
  const id = useLocationId();
  const address = useMediaState();
  const { location } = useLoaded(locationQueries.detail(id));
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = usePrefetched(
    mediaQueries.ofLocation(id, toMediaFilters(address.state)),
  );
  return (
    <>
      <DocumentTitle>{`${location.name} · Media`}</DocumentTitle>
      {data && (
        <MediaPage
          key={id}
          location={location}
          page={data}
          stale={isPlaceholderData}
          address={address}
        />
      )}
      {!data && isPending && <MediaSkeleton />}
      {!data && !isPending && (
        <LoadFailed query={{ error, isFetching, refetch }}>Couldn’t load photos.</LoadFailed>
      )}
    </>
  );
}

function MediaSkeleton() {
  return (
    <SkeletonRegion label="Loading the photos" className="pt-4">
      <Skeleton className="mb-5 h-control w-72 max-w-full" />
      <div className={photoGrid}>
        {Array.from({ length: 12 }, (_, tile) => (
          <div key={tile}>
            <Skeleton className="aspect-4/3 h-auto w-full rounded-8" />
            <Skeleton className="mt-3 w-24" />
            <Skeleton className="mt-2 w-32" />
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
}
