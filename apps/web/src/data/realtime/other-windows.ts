import type { UserId } from '@placekeeper/contracts/core/id';
import { queryClient } from '../query-client.ts';

/**
 * Labels, tags and what is managed are told by no event. The windows of one browser tell each other that something was
 * written; what it was, the platform knows.
 */
export function hearOtherWindows(userId: UserId, onWrite: () => void): () => void {
  const channel = new BroadcastChannel(`placekeeper.writes.${userId}`);
  channel.addEventListener('message', onWrite);
  const stopTelling = queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    channel.postMessage('written');
  });
  return () => {
    stopTelling();
    channel.close();
  };
}
