import { googleTokenQueries } from '../google-tokens.ts';
import { prefetch } from '../prefetch.ts';
import { queryClient } from '../query-client.ts';
import { catchUp, isLive } from './catch-up.ts';

/**
 * How the channel was joined: `first` at once, with the page's first reads; `late` after a try that failed; `again`
 * after the connection was lost.
 */
export type Join = 'first' | 'late' | 'again';

/**
 * RT-2: a lost connection may have kept anything from us, and a late one what events would have told. The first reads
 * of a page are as fresh as its channel: to read them twice would double what every visit costs.
 */
export async function afterJoin(join: Join): Promise<void> {
  if (join !== 'first') await catchUp(queryClient, join === 'again' ? () => true : isLive);
  // GACC-2: a loss is told on every screen. Where one has asked in vain, it says so itself.
  const accounts = googleTokenQueries.list();
  if (queryClient.getQueryState(accounts.queryKey)?.status !== 'error') prefetch(accounts);
}
