import { googleTokenQueries } from '../google-accounts/queries.ts';
import { announceLocationChange } from '../location-cache/location-changes.ts';
import { prefetch } from '../api/prefetch.ts';
import { queryClient, retryUnreached } from '../api/query-client.ts';
import { catchUp, catchUpOnFirstJoin, isLive } from './catch-up.ts';

/**
 * RT-2: how the channel was joined: `first` at the first attempt; `late` after a failed one; `again` after the
 * connection was lost.
 */
export type Join = 'first' | 'late' | 'again';

export async function refreshAfterJoin(join: Join): Promise<void> {
  if (join === 'first') {
    await catchUpOnFirstJoin(queryClient);
  } else {
    announceLocationChange({ kind: 'all-outdated' });
    retryUnreached();
    // A lost connection may have hidden any change, a late one only changes that events announce.
    await catchUp(queryClient, join === 'late' ? isLive : () => true);
  }
  // GACC-2: lost authorizations are announced on every screen. A failed read announces itself.
  const accounts = googleTokenQueries.list();
  if (queryClient.getQueryState(accounts.queryKey)?.status !== 'error') prefetch(accounts);
}
