import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { Suspense } from 'react';
import { locationQueries } from '../../data/locations/queries.ts';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { FailedRow, hasFailed } from './attention-row.tsx';
import type { Concern } from './attention-section.ts';

const PausedRow = lazyPart(async () => (await import('./paused-row.tsx')).PausedRow);

/** GACC-2: whose they are is asked only where any are paused, and most home screens have none. */
export function usePausedLocations(): Concern {
  const paused = usePrefetched(locationQueries.standing());
  const rows = [];
  if (hasFailed(paused)) rows.push(<FailedRow key="paused" what="What is paused" read={paused} />);
  if (paused.data && paused.data.paused > 0) {
    rows.push(
      <Suspense key="paused">
        <PausedRow />
      </Suspense>,
    );
  }
  return { rows, isPending: paused.isPending && rows.length === 0 };
}
