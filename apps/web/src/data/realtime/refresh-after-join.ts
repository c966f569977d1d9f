import { googleTokenQueries } from '../google-accounts/queries.ts';
import { announceLocationChange } from '../location-cache/location-changes.ts';
import { prefetch } from '../api/prefetch.ts';
import { queryClient, retryUnreached } from '../api/query-client.ts';
import { catchUp, isLive, isOutdated } from './catch-up.ts';

/** How the channel was joined: `first` by the first try; `late` after one that failed; `again` after it was lost. */
export type Join = 'first' | 'late' | 'again';

/**
 * RT-2: a lost connection may have kept anything from us, and a late one what events would have told. Of the first
 * reads of a page only old ones are made again: to read all of them twice would double what every visit costs.
 */
const missed = { first: isOutdated, late: isLive, again: () => true } as const;

export async function refreshAfterJoin(join: Join): Promise<void> {
  if (join !== 'first') {
    announceLocationChange({ kind: 'all-outdated' });
    retryUnreached();
  }
  await catchUp(queryClient, missed[join]);
  // GACC-2: a loss is told on every screen. Where one has asked in vain, it says so itself.
  const accounts = googleTokenQueries.list();
  if (queryClient.getQueryState(accounts.queryKey)?.status !== 'error') prefetch(accounts);
}
