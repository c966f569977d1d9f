import { EmptyState } from '@placekeeper/ui/empty-state';
import { useLocationId } from '../../data/locations/location-id.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { mediaQueries } from '../../data/media/queries.ts';
import { useLoaded, usePrefetched } from '../../data/api/prefetch.ts';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';
import { loadLocationMedia } from './location-media.loader.ts';
import { MediaPage } from './media-page.tsx';
import { MediaSkeleton } from './media-skeleton.tsx';
import { toMediaFilters } from './media-state.ts';
import { useMediaState } from './use-media-state.ts';

export const loader = loadLocationMedia;

/** MEDIA-1 */
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
        // ERR-1
        <EmptyState variant="error" retrying={isFetching} onRetry={() => void refetch()}>
          The photos of this location could not be loaded. {error?.message}
        </EmptyState>
      )}
    </>
  );
}
