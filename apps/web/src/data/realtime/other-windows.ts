import type { UserId } from '@placekeeper/contracts/core/id';
import { forgetDisconnected } from '../google-accounts/disconnected-accounts.ts';
import {
  currentOutage,
  endReadDelay,
  followOutage,
  pauseUntil,
  onPauseChange,
  readsPausedFor,
  whenResumed,
  writesPausedFor,
  type Outage,
} from '../http/rate-limit-gate.ts';
import { whenJoined } from '../http/realtime-connection.ts';
import { focusManager, type Mutation } from '@tanstack/react-query';
import { queryClient, retryFailedReads } from '../api/query-client.ts';
import {
  isLoggingOut,
  canHaveNewSession,
  noteFollowedLink,
  onSessionEnd,
  sessionExpired,
  type SessionEnd,
} from '../session/session.ts';

/** In milliseconds: a shorter extension of a pause is not sent to the other windows. */
const leastExtension = 500;

/** When reads and writes may be sent again, in milliseconds. */
interface Pause {
  readonly read: number;
  readonly write: number;
  readonly outage: Outage;
}

const isPause = (data: unknown): data is Pause =>
  typeof data === 'object' && data !== null && 'read' in data && 'write' in data;

type WindowMessage = 'written' | 'opened' | SessionEnd | Pause;

interface Reactions {
  readonly onWrite: () => void;
  /** Reads the current user from the platform. */
  readonly checkSession: () => void;
}

/** A hidden window reads when it is visible. */
async function readAfterOutage(): Promise<void> {
  await whenResumed();
  await whenJoined();
  if (focusManager.isFocused()) retryFailedReads();
}

/**
 * Exchanges messages with the user's other windows: after a write, because no event reports labels, tags and
 * management; at the end of the session; after a log-in; and when a rate limit or failures of the server pause calls.
 */
export function listenToOtherWindows(
  userId: UserId,
  { onWrite, checkSession }: Reactions,
): () => void {
  const channel = new BroadcastChannel(`placekeeper.${userId}`);
  let announced: Pause = { read: 0, write: 0, outage: { until: 0, count: 0 } };
  /** True from the end of the session until a window of the user loads, so that windows announce the end only once. */
  let isEndKnown = false;
  const send = (news: WindowMessage) => channel.postMessage(news);
  channel.addEventListener('message', ({ data }) => {
    if (data === 'opened') {
      isEndKnown = false;
      return canHaveNewSession() ? checkSession() : undefined;
    }
    if (data === 'expired' || data === 'logged-out') {
      isEndKnown = true;
      return data === 'expired' ? sessionExpired() : checkSession();
    }
    if (!isPause(data)) return onWrite();
    announced = data;
    const wasOut = currentOutage().count > 0;
    followOutage(data.outage);
    if (wasOut && data.outage.count === 0) void readAfterOutage();
    return pauseUntil(data.read, data.write);
  });
  const stopSendingPauses = onPauseChange(() => {
    const [read, write] = [readsPausedFor(), writesPausedFor()];
    const outage = currentOutage();
    const until = { read: Date.now() + read, write: Date.now() + write, outage };
    const isNews = (left: number, end: number, before: number) =>
      left > 0 && end >= before + leastExtension;
    if (
      !isNews(read, until.read, announced.read) &&
      !isNews(write, until.write, announced.write) &&
      !(outage.count === 0 && announced.outage.count > 0) &&
      !isNews(outage.until - Date.now(), outage.until, announced.outage.until)
    )
      return;
    announced = until;
    send(until);
  });
  // A page that loads for this user has a valid session.
  send('opened');
  const stopSendingEnds = onSessionEnd((end) => {
    if (isEndKnown) return;
    isEndKnown = true;
    send(end);
  });
  const mutations = queryClient.getMutationCache();
  const changed = ({ meta }: Mutation) => !meta?.changesNothing;
  // The page listens only when it is idle, and the user may have changed something before.
  if (mutations.findAll({ status: 'success' }).some(changed)) send('written');
  const stopSendingWrites = mutations.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (changed(event.mutation)) send('written');
  });

  const leaving = new AbortController();
  const { signal } = leaving;
  const noteLink = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (link) noteFollowedLink(link.getAttribute('href'));
  };
  document.addEventListener('click', noteLink, { signal, capture: true });
  // Waits for `pagehide`, because the page stays until the next page has responded.
  const leave = () => {
    if (!isLoggingOut()) return;
    forgetDisconnected(userId);
    send('logged-out');
  };
  addEventListener('pagehide', leave, { signal });
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && endReadDelay(),
    { signal },
  );

  return () => {
    stopSendingWrites();
    stopSendingEnds();
    stopSendingPauses();
    leaving.abort();
    channel.close();
  };
}
