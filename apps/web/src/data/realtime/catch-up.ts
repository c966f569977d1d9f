import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { focusManager, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { untilReleased } from '../http/rate-limit-gate.ts';
import { keyOf } from '../api/query.ts';
import { isWithin } from '../api/key-prefix.ts';

/**
 * What events are about, and nothing else heals. Imports, fetches and bulk edits are polled while they run, and their
 * next event says all again; of the rest nobody is told, joined or not.
 */
export const live: readonly QueryKey[] = [
  ['history'],
  ['googleTokens'],
  ['locations'],
  ['services', 'list'],
  ['updates'],
  keyOf(currentUser.subscriptionMeta),
];

export const isLive = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  live.some((prefix) => isWithin(prefix, queryKey));

/** In milliseconds: a page has usually joined its channel so soon after its first reads. */
const promptly = 5000;

const isOutdated = (query: Pick<Query, 'queryKey' | 'state'>): boolean =>
  isLive(query) &&
  query.state.status === 'success' &&
  Date.now() - query.state.dataUpdatedAt > promptly;

/**
 * RT-2: what was asked for before the channel was joined may have changed since, and nobody told. What is on the
 * screen is read again, the rest at its next visit. A read that is still on its way is as old, so it is awaited first:
 * marked now, its answer would count as new.
 */
export async function catchUp(
  client: QueryClient,
  isConcerned: (query: Query) => boolean,
): Promise<void> {
  await untilReleased();
  const asked = client.getQueryCache().findAll({ predicate: isConcerned });
  await Promise.all(
    asked.map(async (query) => {
      if (query.state.fetchStatus === 'fetching') await query.promise?.catch(() => undefined);
      // One that failed says so, and is tried again where it says so.
      if (query.state.status !== 'success') return;
      // A window that nobody sees reads it when somebody does.
      const refetchType = focusManager.isFocused() ? 'active' : 'none';
      await client.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType });
    }),
  );
}

/**
 * RT-2: the first reads of a page precede its join by a second or less, so repeating all of them would double the cost
 * of every page for an event that is rarely missed. The accounts are repeated, because a loss is announced on every
 * screen and their answer is short; so is what was read long before. The rest is read again when the user returns to it.
 */
export async function catchUpOnFirstJoin(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ predicate: isLive, refetchType: 'none' });
  await catchUp(client, (query) => isWithin(['googleTokens'], query.queryKey) || isOutdated(query));
}
