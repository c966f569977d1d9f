import { unlessAborted } from '../../lib/browser/unless-aborted.ts';
import { secondsUntil } from './retry-after.ts';

/** Limits for the platform's `Retry-After`, in milliseconds. */
const shortestPause = 1000;
const longestPause = 300_000;
/** Each refusal after a wait doubles the minimum wait, up to this many milliseconds. */
const longestMinimum = 60_000;
/** Jitter keeps windows that were refused together from retrying together. */
const longestJitter = 5000;
/** Ranges in milliseconds: the windows of a browser resume their reads one after another, hidden windows last. */
const shownReadDelay = [1000, 3000] as const;
const hiddenReadDelay = [3000, 20_000] as const;
/** How many milliseconds the other calls wait for the response to the first call after a pause. */
const probeWithin = 2000;

/** In milliseconds. A call that would wait longer is sent at once, or fails if it has already waited. */
export const longestWait = 30_000;

let pausedUntil = 0;
/** In milliseconds: how much longer reads wait after a refusal in another window. */
let readDelay = 0;
/** The number of consecutive refusals of calls that had waited. */
let refusals = 0;
/** No call has been accepted since the last refusal, so one call is sent before the others. */
let needsProbe = false;
/** The number of the current round. Calls of one round are refused together and count as one refusal. */
let round = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let change = Promise.withResolvers<void>();
let probe: Promise<void> | null = null;

const listeners = new Set<() => void>();

/** Calls back when calls must wait and when they may continue. Returns a function that unsubscribes. */
export function onPauseChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Milliseconds until reads may be sent; 0 if they may be sent now. */
export const pausedFor = (): number => Math.max(0, pausedUntil + readDelay - Date.now());

/** Milliseconds until writes may be sent; a user waits for them, so they skip `readDelay`. */
export const writesPausedFor = (): number => Math.max(0, pausedUntil - Date.now());

/** Called when the user looks at this window, so that its reads don't wait for those of other windows. */
export function endReadDelay(): void {
  if (readDelay === 0) return;
  readDelay = 0;
  changed();
}

function changed(): void {
  clearTimeout(timer);
  const left = writesPausedFor() || pausedFor();
  if (left > 0) timer = setTimeout(changed, left);
  change.resolve();
  change = Promise.withResolvers();
  for (const listener of listeners) listener();
}

/** Applies a 429 to every call of this window. */
export function pauseFor(milliseconds: number): void {
  const floor = Math.min(longestMinimum, shortestPause * 2 ** Math.max(0, refusals - 1));
  const wait = Math.min(longestPause, Math.max(floor, milliseconds));
  extendPause(Date.now() + wait + Math.random() * Math.min(longestJitter, wait / 4));
}

/** Applies the 429 of another window, because the platform's limit counts the calls of a session together. */
export function pauseUntil(time: number): void {
  const [least, most] = document.visibilityState === 'hidden' ? hiddenReadDelay : shownReadDelay;
  if (readDelay === 0 && time > Date.now()) readDelay = least + Math.random() * (most - least);
  extendPause(time);
}

function extendPause(time: number): void {
  needsProbe = true;
  pausedUntil = Math.max(pausedUntil, Math.min(time, Date.now() + longestPause + longestJitter));
  // The delay extends no wait beyond `longestWait`, because reads that must wait longer are sent at once.
  const left = writesPausedFor();
  if (left < longestWait) readDelay = Math.min(readDelay, longestWait - left);
  changed();
}

/** For calls that no user is waiting for: waits until calls may be sent, however long. */
export async function whenResumed(signal?: AbortSignal): Promise<void> {
  while (pausedFor() > 0) await unlessAborted(change.promise, signal);
}

export interface StartedCall {
  /** `response` is null if no response arrived. */
  readonly end: (response: Response | null) => void;
}

/**
 * Waits until a call may be sent. After a wait, one call is sent first, and the others follow unless it is refused. A
 * call that must wait beyond `until` is sent at once, because a user is waiting for it; returns null if that call has
 * already waited once.
 */
export async function startCall(
  until: number,
  signal?: AbortSignal,
  leftOf: () => number = pausedFor,
): Promise<StartedCall | null> {
  for (let hasWaited = false; needsProbe; hasWaited = true) {
    const left = leftOf();
    if (Date.now() + left > until) return hasWaited ? null : begin(false);
    if (left > 0) await unlessAborted(change.promise, signal);
    else if (probe) await unlessAborted(probe, signal);
    else return begin(true);
  }
  return begin(false);
}

function begin(isProbe: boolean): StartedCall {
  const began = round;
  const settled = Promise.withResolvers<void>();
  if (isProbe) {
    const late = setTimeout(settled.resolve, probeWithin);
    probe = settled.promise.then(() => {
      clearTimeout(late);
      probe = null;
    });
  }
  return {
    end(response) {
      if (response?.status === 429) {
        if (began === round) {
          round += 1;
          refusals += 1;
        }
        pauseFor(secondsUntil(response.headers.get('Retry-After')) * 1000);
      } else if (response && began === round && needsProbe) {
        needsProbe = false;
        refusals = 0;
        pausedUntil = 0;
        readDelay = 0;
        changed();
      }
      settled.resolve();
    },
  };
}
