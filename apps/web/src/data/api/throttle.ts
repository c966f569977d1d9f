import type { AnyEndpoint, RequestOf, SuccessOf } from '@placekeeper/contracts/core/endpoint';
import PQueue from 'p-queue';
import { isAbort, isApiError, type ApiError } from '../http/api-error.ts';
import { backgroundPausedFor, isDown, onPauseChange, pausedFor } from '../http/rate-limit-gate.ts';
import { call } from './client.ts';

const inFlight = 4;
const mostAttempts = 5;
const shortestDelayMs = 500;
const longestDelayMs = 60_000;

/** Jobs and reads of many locations share one queue, because the platform's rate limit counts their calls together. */
const queue = new PQueue({ concurrency: inFlight });

let followsNetwork = false;

// Node's `navigator` has no `onLine`.
const isOffline = (): boolean => 'onLine' in navigator && !navigator.onLine;

function pauseOrStart(): void {
  if (pausedFor() > 0 || isOffline()) queue.pause();
  else queue.start();
}

interface TurnOptions {
  readonly signal?: AbortSignal | undefined;
  /** Higher priorities run first. */
  readonly priority?: number;
}

export function enqueue<Answer>(
  task: () => Promise<Answer>,
  { signal, priority = 0 }: TurnOptions = {},
): Promise<Answer> {
  if (!followsNetwork) {
    followsNetwork = true;
    globalThis.addEventListener?.('online', pauseOrStart);
    globalThis.addEventListener?.('offline', pauseOrStart);
    onPauseChange(pauseOrStart);
    pauseOrStart();
  }
  return queue.add(task, { priority, ...(signal && { signal }) });
}

/** A random part, added to the shortest delay, keeps windows that failed together from retrying together. */
export const backoffMs = (failures: number): number =>
  Math.random() * Math.min(longestDelayMs, shortestDelayMs * 2 ** failures) + shortestDelayMs;

const isRetryable = (error: ApiError): boolean =>
  error.kind === 'offline' || (error.kind === 'server' && error.status >= 500);

export function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
}

/** For reads and idempotent writes: waits for the rate limit as long as necessary, and retries temporary failures. */
export async function enqueueWithRetry<Answer>(
  task: () => Promise<Answer>,
  options: TurnOptions = {},
): Promise<Answer> {
  for (let failures = 0; ;) {
    try {
      return await enqueue(task, options);
    } catch (error) {
      if (isAbort(error) || !isApiError(error)) throw error;
      // The 429 has paused the queue, which sends the task again afterwards.
      if (error.kind === 'rate-limited') continue;
      failures += 1;
      // While the server fails, the caller reports it, and repeats the whole read later.
      if (!isRetryable(error) || failures >= mostAttempts || isDown()) throw error;
      await wait(Math.max(backoffMs(failures), backgroundPausedFor()), options.signal);
    }
  }
}

/** `call` in the shared queue, with the retries of `enqueueWithRetry`. */
export const callInQueue = <E extends AnyEndpoint>(
  endpoint: E,
  request: RequestOf<E>,
  signal?: AbortSignal,
): Promise<SuccessOf<E>> => enqueueWithRetry(() => call(endpoint, request, { signal }), { signal });
