import { googleTokenQueries } from '../google-accounts/queries.ts';
import { announceLocationChange } from '../location-cache/location-changes.ts';
import { prefetch } from '../api/prefetch.ts';
import { queryClient, retryFailedReads } from '../api/query-client.ts';
import { catchUp, catchUpOnFirstJoin, isEventDriven } from './catch-up.ts';

/**
 * RT-2: how the channel was joined: `first` at the first attempt; `late` after a failed attempt; `again` after
 * the connection was lost.
 */
export type Join = 'first' | 'late' | 'again';

export async function refreshAfterJoin(join: Join): Promise<void> {
  if (join === 'first') {
    await catchUpOnFirstJoin(queryClient);
  } else {
    announceLocationChange({ kind: 'all-outdated' });
    // A lost connection may have hidden any change; a late join hides only changes that events announce.
    const caughtUp = catchUp(queryClient, join === 'late' ? isEventDriven : () => true);
    // Must follow `catchUp`, which skips the reads that begin after its call.
    retryFailedReads();
    await caughtUp;
  }
  // GACC-2: reads the accounts on every screen, to announce lost authorizations. A failed read already shows its
  // error.
  const accounts = googleTokenQueries.list();
  if (queryClient.getQueryState(accounts.queryKey)?.status !== 'error') prefetch(accounts);
}
