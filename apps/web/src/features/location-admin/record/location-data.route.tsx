import { EmptyState } from '@placekeeper/ui/empty-state';
import type { LoaderFunctionArgs } from 'react-router';
import { readLocationId, useLocationId } from '../../../data/locations/location-id.ts';
import { locationQueries } from '../../../data/locations/queries.ts';
import { prefetch, useLoaded, usePrefetched } from '../../../data/api/prefetch.ts';
import { DocumentTitle } from '../../../widgets/page/document-title.tsx';
import { AccessToken } from './access-token.tsx';
import { RecordSection, RecordSkeleton } from './record-section.tsx';
import { RefreshActions } from './refresh-actions.tsx';

export function loader({ params }: LoaderFunctionArgs): null {
  prefetch(locationQueries.raw(readLocationId(params['location'])));
  return null;
}

/** ADM-1 */
export function Component() {
  const id = useLocationId();
  const { location } = useLoaded(locationQueries.detail(id));
  const { data, error, isPending, isFetching, refetch } = usePrefetched(locationQueries.raw(id));
  return (
    <div
      // A token, an answer and what was unfolded belong to one location.
      key={id}
      className="grid gap-x-10 gap-y-8 pt-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <DocumentTitle>{`${location.name} · Location data`}</DocumentTitle>
      <div className="min-w-0">
        {data !== undefined && <RecordSection record={data} />}
        {data === undefined && isPending && <RecordSkeleton />}
        {data === undefined && !isPending && (
          // ERR-1
          <EmptyState variant="error" retrying={isFetching} onRetry={() => void refetch()}>
            The record of this location could not be loaded. {error?.message}
          </EmptyState>
        )}
      </div>
      <div className="grid content-start gap-8 max-lg:row-start-1">
        <AccessToken id={id} />
        <RefreshActions id={id} />
      </div>
    </div>
  );
}
