import { focusManager } from '@tanstack/react-query';
import { failedReads, queryClient } from '../api/query-client.ts';
import { isTemporary } from '../http/api-error.ts';
import { backgroundPausedFor, endOutage, isDown } from '../http/rate-limit-gate.ts';

/** In milliseconds; doubled after each failure in a row. */
const shortestPause = 10_000;
const longestPause = 60_000;

/**
 * ERR-4: retries failed reads at intervals, because browsers do not always announce that a connection is back.
 * Returns a function that stops it.
 */
export function retryInTime(): () => void {
  const reads = queryClient.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

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
    for (const { queryKey } of isDown() && tested ? [tested] : waiting)
      void queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
  };

  const unsubscribe = reads.subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'success' && failedReads(isTemporary).length === 0) failures = 0;
    if (event.action.type === 'error' && isTemporary(event.action.error)) schedule();
  });
  if (failedReads(isTemporary).length > 0) schedule();
  globalThis.addEventListener?.('online', endOutage);

  return () => {
    unsubscribe();
    globalThis.removeEventListener?.('online', endOutage);
    clearTimeout(timer);
  };
}
