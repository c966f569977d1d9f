import type { UserId } from '@placekeeper/contracts/core/id';
import { forgetDisconnected } from '../google-accounts/disconnected-accounts.ts';
import { heldFor, holdUntil, onHold } from '../http/rate-limit-gate.ts';
import { queryClient } from '../api/query-client.ts';
import { isLoggingOut, noteWay } from '../session/session.ts';

/** In milliseconds: a wait that grew by less is no news. */
const notable = 500;

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
  let heldTogether = 0;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  const tell = (news: 'written' | 'logged-out' | number) => channel.postMessage(news);
  channel.addEventListener('message', ({ data }) => {
    if (data === 'logged-out') return onLogOut();
    if (typeof data !== 'number') return onWrite();
    heldTogether = data;
    return holdUntil(data);
  });
  const stopTellingRefusals = onHold(() => {
    const left = heldFor();
    const until = Date.now() + left;
    if (left === 0 || until < heldTogether + notable) return;
    heldTogether = until;
    tell(until);
  });
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
