import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { focusManager, type QueryKey } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { failedReads, queryClient } from '../api/query-client.ts';
import { isTemporary } from '../http/api-error.ts';
import {
  backgroundPausedFor,
  endOutage,
  isAskedToWait,
  isDown,
  onPauseChange,
} from '../http/rate-limit-gate.ts';

/** In milliseconds; doubled after each failure in a row. */
const shortestPause = 10_000;
const longestPause = 60_000;
/** In milliseconds: how often the window with the focus tests a failing server, and at least between two tests. */
const probeEvery = 10_000;
const probeGap = 6000;

/**
 * ERR-4: retries failed reads at intervals, because browsers do not always announce that a connection is back. The
 * window with the focus does so often, and at once when it gets the focus, because a user looks at its data. Returns a function that stops it.
 */
export function retryFailedReads(hasFocus = () => document.hasFocus()): () => void {
  const reads = queryClient.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let probes: ReturnType<typeof setInterval> | undefined;
  let probedAt = 0;
  let failures = 0;

  const repeat = (queryKey: QueryKey) =>
    void queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });

  const schedule = () => {
    const pause = Math.min(longestPause, shortestPause * 2 ** failures) * (0.5 + Math.random());
    timer ??= setTimeout(retry, pause);
  };

  const retry = () => {
    timer = undefined;
    const waiting = failedReads(isTemporary);
    if (waiting.length === 0) return;
    if (!focusManager.isFocused() || backgroundPausedFor() > 0) return schedule();
    // While the server fails, a different read tests it each time; its success repeats the others.
    const tested = waiting[failures % waiting.length];
    failures += 1;
    for (const { queryKey } of isDown() && tested ? [tested] : waiting) repeat(queryKey);
  };

  const probe = () => {
    if (!isDown() || isAskedToWait() || !hasFocus() || Date.now() - probedAt < probeGap) return;
    probedAt = Date.now();
    const waiting = failedReads(isTemporary);
    const tested = waiting[failures % waiting.length];
    failures += 1;
    if (tested) repeat(tested.queryKey);
    // Another window has noticed the failures. The success of any call ends the pause.
    else call(currentUser.show, {}).catch(() => undefined);
  };

  const stopFollowing = onPauseChange(() => {
    if (isDown()) {
      probes ??= setInterval(probe, probeEvery);
      return;
    }
    clearInterval(probes);
    probes = undefined;
  });

  const unsubscribe = reads.subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'success' && failedReads(isTemporary).length === 0) failures = 0;
    if (event.action.type === 'error' && isTemporary(event.action.error)) schedule();
  });
  if (failedReads(isTemporary).length > 0) schedule();
  globalThis.addEventListener?.('online', endOutage);
  globalThis.addEventListener?.('focus', probe);

  return () => {
    unsubscribe();
    stopFollowing();
    clearInterval(probes);
    globalThis.removeEventListener?.('focus', probe);
    globalThis.removeEventListener?.('online', endOutage);
    clearTimeout(timer);
  };
}
