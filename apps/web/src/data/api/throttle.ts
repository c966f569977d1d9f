import PQueue from 'p-queue';
import { isAbort, isApiError, type ApiError } from '../http/api-error.ts';
import { heldFor, hold, onHold } from '../http/rate-limit-gate.ts';

const inFlight = 4;
const mostAttempts = 5;
const shortestDelayMs = 500;
const longestDelayMs = 60_000;

/** Every read of many locations and every job shares one queue: the platform's limit counts them together. */
const queue = new PQueue({ concurrency: inFlight });

let followsNetwork = false;

// The navigator of Node does not know.
const isOffline = (): boolean => 'onLine' in navigator && !navigator.onLine;

function release(): void {
  if (heldFor() > 0 || isOffline()) queue.pause();
  else queue.start();
}

interface TurnOptions {
  readonly signal?: AbortSignal | undefined;
  /** The higher one goes first. */
  readonly priority?: number;
}

/** Runs a task when a place in the queue is free. */
export function inTurn<Answer>(
  task: () => Promise<Answer>,
  { signal, priority = 0 }: TurnOptions = {},
): Promise<Answer> {
  if (!followsNetwork) {
    followsNetwork = true;
    globalThis.addEventListener?.('online', release);
    globalThis.addEventListener?.('offline', release);
    onHold(release);
    release();
  }
  return queue.add(task, { priority, ...(signal && { signal }) });
}

/** Full jitter: windows that failed together try again apart. */
export const backoffMs = (failures: number): number =>
  Math.random() * Math.min(longestDelayMs, shortestDelayMs * 2 ** failures) + shortestDelayMs;

const mayPass = (error: ApiError): boolean =>
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

/** For reads and idempotent writes: obeys 429 for as long as it takes, and repeats what may pass by itself. */
export async function repeatInTurn<Answer>(
  task: () => Promise<Answer>,
  options: TurnOptions = {},
): Promise<Answer> {
  for (let failures = 0; ;) {
    try {
      return await inTurn(task, options);
    } catch (error) {
      if (isAbort(error) || !isApiError(error)) throw error;
      if (error.kind === 'rate-limited') {
        hold(error.retryAfter * 1000);
        continue;
      }
      failures += 1;
      if (!mayPass(error) || failures >= mostAttempts) throw error;
      await wait(backoffMs(failures), options.signal);
    }
  }
}
