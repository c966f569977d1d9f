import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { focusManager, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { whenResumed } from '../http/rate-limit-gate.ts';
import { keyOf, isKeyPrefix } from '../api/query.ts';
import { googleTokenQueries } from '../google-accounts/queries.ts';
import { announceLocationChange } from '../location-cache/location-changes.ts';
import { prefetch } from '../api/prefetch.ts';
import { queryClient, retryFailedReads } from '../api/query-client.ts';

/**
 * Data that only events keep up to date. Imports and fetches are missing, because they are polled while they run;
 * other data has no events.
 */
export const eventDrivenKeys: readonly QueryKey[] = [
  ['history'],
  ['googleTokens'],
  ['locations'],
  ['services', 'list'],
  ['updates'],
  keyOf(currentUser.subscriptionMeta),
];

export const isEventDriven = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  eventDrivenKeys.some((prefix) => isKeyPrefix(prefix, queryKey));

/** In milliseconds: data that was read longer than this before the join is read again. */
const joinDelayMs = 5000;

const isOutdated = (query: Pick<Query, 'queryKey' | 'state'>): boolean =>
  isEventDriven(query) &&
  query.state.status === 'success' &&
  Date.now() - query.state.dataUpdatedAt > joinDelayMs;

/** Returns whether a read has begun since this call. */
function watchReads(client: QueryClient): (query: Query) => boolean {
  const before = new Map(
    client
      .getQueryCache()
      .getAll()
      .map((query) => [query, { read: query.promise, count: query.state.dataUpdateCount }]),
  );
  return (query) => {
    const known = before.get(query);
    if (!known) return true;
    if (query.promise) return query.promise !== known.read;
    return !known.read && query.state.dataUpdateCount !== known.count;
  };
}

/**
 * RT-2: refetches data that may have changed without an event: visible data now, other data at its next use. Awaits
 * reads in flight first, because their responses would otherwise count as fresh. Skips queries that
 * are refetched while it waits for `ready`.
 */
export async function catchUp(
  client: QueryClient,
  isConcerned: (query: Query) => boolean,
  ready: () => Promise<void> = whenResumed,
): Promise<void> {
  const hasBegunAgain = watchReads(client);
  await ready();
  const queries = client
    .getQueryCache()
    .findAll({ predicate: (query) => !hasBegunAgain(query) && isConcerned(query) });
  await Promise.all(
    queries.map(async (query) => {
      if (query.state.fetchStatus === 'fetching') await query.promise?.catch(() => undefined);
      // A failed read has its own retry.
      if (query.state.status !== 'success') return;
      // A hidden window refetches when it becomes visible.
      const refetchType = focusManager.isFocused() ? 'active' : 'none';
      await client.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType });
    }),
  );
}

/**
 * RT-2: a page usually joins its channel within a second of its first reads, so an event is rarely missed. Repeats only
 * reads that are older, and the accounts, because every screen announces a lost authorization. Other data is refetched
 * when the user returns to it.
 */
export async function catchUpOnFirstJoin(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ predicate: isEventDriven, refetchType: 'none' });
  await catchUp(
    client,
    (query) => isKeyPrefix(['googleTokens'], query.queryKey) || isOutdated(query),
  );
}

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
