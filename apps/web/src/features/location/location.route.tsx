import { EmptyState } from '@placekeeper/ui/empty-state';
import { Outlet } from 'react-router';
import { isKind } from '../../data/http/api-error.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';
import { LocationHeader } from './header/location-header.tsx';
import { useLocationId } from '../../data/locations/location-id.ts';
import { LocationMissing } from './location-missing.tsx';
import { DeclinedEdits } from './declined-edits.tsx';
import { LocationSkeleton } from './location-skeleton.tsx';

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
        // ERR-1
        <EmptyState variant="error" retrying={isFetching} onRetry={() => void refetch()}>
          This location could not be loaded. {error.message}
        </EmptyState>
      )}
    </>
  );
}
