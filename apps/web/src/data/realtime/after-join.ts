import { googleTokenQueries } from '../google-tokens.ts';
import { prefetch } from '../prefetch.ts';
import { queryClient } from '../query-client.ts';
import { catchUp, isLive } from './catch-up.ts';

/** RT-2: the first time only what events would have told; a lost connection may have kept anything from us. */
export async function afterJoin({ again }: { readonly again: boolean }): Promise<void> {
  await catchUp(queryClient, again ? () => true : isLive);
  // GACC-2: a loss is told on every screen. Where one has asked in vain, it says so itself.
  const accounts = googleTokenQueries.list();
  if (queryClient.getQueryState(accounts.queryKey)?.status !== 'error') prefetch(accounts);
}
