import type { UserId } from '@placekeeper/contracts/core/id';
import { forgetDisconnected } from '../google-accounts/disconnected-accounts.ts';
import { holdWithOthers, onRefusal } from '../http/rate-limit-gate.ts';
import { queryClient } from '../api/query-client.ts';
import { isLoggingOut, noteWay } from '../session/session.ts';

interface News {
  readonly onWrite: () => void;
  /** Told by the page that left for it, once the platform has answered; what it answered, nobody knows yet. */
  readonly onLogOut: () => void;
}

/**
 * No event tells of labels, tags and what is managed. The windows of one browser tell each other that something was
 * written, that somebody logged out, or until when the platform refuses calls for their rate.
 */
export function hearOtherWindows(userId: UserId, { onWrite, onLogOut }: News): () => void {
  const channel = new BroadcastChannel(`placekeeper.${userId}`);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  const tell = (news: 'written' | 'logged-out' | number) => channel.postMessage(news);
  channel.addEventListener('message', ({ data }) => {
    if (typeof data === 'number') holdWithOthers(data);
    else if (data === 'logged-out') onLogOut();
    else onWrite();
  });
  const stopTellingRefusals = onRefusal(tell);
  const stopTelling = queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (!event.mutation.meta?.changesNothing) tell('written');
  });

  const leaving = new AbortController();
  const { signal } = leaving;
  const noteLink = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (link) noteWay(link.getAttribute('href'));
  };
  document.addEventListener('click', noteLink, { signal, capture: true });
  // A page goes when the next one has answered.
  const leave = () => {
    if (!isLoggingOut()) return;
    forgetDisconnected(userId);
    tell('logged-out');
  };
  addEventListener('pagehide', leave, { signal });

  return () => {
    stopTelling();
    stopTellingRefusals();
    leaving.abort();
    channel.close();
  };
}
