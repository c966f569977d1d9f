import type { UserId } from '@placekeeper/contracts/core/id';
import { forgetDisconnected } from '../google-accounts/disconnected-accounts.ts';
import { endSpread, holdUntilTold, onHold, writesHeldFor } from '../http/rate-limit-gate.ts';
import { queryClient } from '../api/query-client.ts';
import {
  isLoggingOut,
  mayBeBack,
  noteWay,
  onSessionEnd,
  sessionExpired,
  type SessionEnd,
} from '../session/session.ts';

/** In milliseconds: a wait that grew by less is not announced again. */
const notable = 500;

type News = 'written' | 'opened' | SessionEnd | number;

interface Reactions {
  readonly onWrite: () => void;
  /** Reads the current user from the platform. */
  readonly checkSession: () => void;
}

/**
 * No event reports labels, tags and management. The windows of a browser tell each other about writes, the end of the
 * session, a new log-in, and waits for the rate limit.
 */
export function hearOtherWindows(userId: UserId, { onWrite, checkSession }: Reactions): () => void {
  const channel = new BroadcastChannel(`placekeeper.${userId}`);
  let heldTogether = 0;
  /** Until a reload or a log-in; otherwise the windows would answer each other endlessly. */
  let isEndKnown = false;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  const tell = (news: News) => channel.postMessage(news);
  channel.addEventListener('message', ({ data }) => {
    if (data === 'opened') {
      isEndKnown = false;
      return mayBeBack() ? checkSession() : undefined;
    }
    if (data === 'expired' || data === 'logged-out') {
      isEndKnown = true;
      return data === 'expired' ? sessionExpired() : checkSession();
    }
    if (typeof data !== 'number') return onWrite();
    heldTogether = data;
    return holdUntilTold(data);
  });
  const stopTellingRefusals = onHold(() => {
    const left = writesHeldFor();
    const until = Date.now() + left;
    if (left === 0 || until < heldTogether + notable) return;
    heldTogether = until;
    tell(until);
  });
  // A page that loads for this user has a valid session.
  tell('opened');
  const stopTellingEnds = onSessionEnd((end) => {
    if (isEndKnown) return;
    isEndKnown = true;
    tell(end);
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
  // The page stays until the next one has responded.
  const leave = () => {
    if (!isLoggingOut()) return;
    forgetDisconnected(userId);
    tell('logged-out');
  };
  addEventListener('pagehide', leave, { signal });
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && endSpread(),
    { signal },
  );

  return () => {
    stopTelling();
    stopTellingEnds();
    stopTellingRefusals();
    leaving.abort();
    channel.close();
  };
}
