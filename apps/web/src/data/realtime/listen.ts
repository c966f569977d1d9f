import type { UserId } from '@placekeeper/contracts/core/id';
import type { QueryKey } from '@tanstack/react-query';
import { currentUserQueries } from '../current-user/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { announceLocationChange } from '../location-cache/location-changes.ts';
import { refreshAfterJoin, eventDrivenKeys } from './catch-up.ts';
import { pollWhileDisconnected } from './poll-while-disconnected.ts';
import { type ReactionContext, receive } from './reactions.ts';
import { listenToOtherWindows } from './other-windows.ts';
import { guardSessionOwner } from './session-owner-guard.ts';
import { refreshBatch } from './refresh-batch.ts';
import { retryFailedReads } from './retry-failed-reads.ts';
import { watchRefusals } from './watch-refusals.ts';
import { openSocket } from './socket.ts';

const windows = { soon: 250, slowly: 3000 } as const;
/** In milliseconds; equals the interval at which pages poll without a socket. */
const rarest = 20_000;

/** Query keys to invalidate when another window reports a write: those that events refresh, and tags, which have no events. */
const writtenElsewhere: readonly QueryKey[] = [...eventDrivenKeys, ['tags']];

const refreshAll = (keys: readonly QueryKey[]): Promise<unknown> =>
  Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));

/**
 * Subscribes to the user's events; `late` if the page was without events for a while. Returns a function that
 * unsubscribes.
 */
export function listen(userId: UserId, { late }: { readonly late: boolean }): () => void {
  const letGo = guardSessionOwner(userId);
  const soon = refreshBatch(windows.soon, refreshAll);
  const slowly = refreshBatch(windows.slowly, refreshAll);
  const rarely = refreshBatch(windows.slowly, refreshAll, rarest);
  const context: ReactionContext = {
    client: queryClient,
    refresh: soon.add,
    refreshSlowly: slowly.add,
    refreshRarely: rarely.add,
  };
  const close = openSocket(userId, {
    onEvent: (name, data) => receive(name, data, context),
    onJoin: (join) => void refreshAfterJoin(late && join === 'first' ? 'late' : join),
  });
  const endAsking = pollWhileDisconnected();
  const endRetrying = retryFailedReads();
  const endHearing = listenToOtherWindows(userId, {
    // Batched with the events of the same write.
    onWrite: () => {
      announceLocationChange({ kind: 'all-outdated' });
      writtenElsewhere.forEach(soon.add);
    },
    // SESS-1, SESS-2: a successful read closes the dialogs; a refused read redirects to the log-in.
    checkSession: () => void refreshAll([currentUserQueries.show().queryKey]),
  });
  const endWatching = watchRefusals(() => soon.add(currentUserQueries.show().queryKey));
  return () => {
    endWatching();
    letGo();
    endAsking();
    endRetrying();
    endHearing();
    soon.cancel();
    slowly.cancel();
    rarely.cancel();
    close();
  };
}
