import { unlessAborted } from '../../lib/browser/unless-aborted.ts';
import { secondsUntil } from './retry-after.ts';

/** In milliseconds. Limits for the platform's `Retry-After`. */
const shortest = 1000;
const longest = 300_000;
/** Each refusal after a wait doubles the minimum, up to this limit. */
const longestShortest = 60_000;
/** Jitter: windows that were refused together retry at different times. */
const longestSpread = 5000;
/** The windows of a browser resume their reads one after the other, hidden windows last. */
const shownSpread = [1000, 3000] as const;
const hiddenSpread = [3000, 20_000] as const;
/** If the first call gets no response, the others wait no longer than this. */
const probeWithin = 2000;

/** For longer waits, the user gets an error instead. */
export const patience = 30_000;

let heldUntil = 0;
/** In milliseconds: how much longer reads wait if another window was refused as well. */
let spread = 0;
/** The number of consecutive refusals of calls that had waited. */
let refusals = 0;
/** No call has been sent since the last refusal. */
let isDoubted = false;
/** Calls sent at the same time are refused together, which counts as one refusal. */
let round = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let change = Promise.withResolvers<void>();
let probe: Promise<void> | null = null;

const listeners = new Set<() => void>();

/** Calls back when calls must wait and when they may continue. Returns a function that unsubscribes. */
export function onHold(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** In milliseconds; 0 if reads may be sent. */
export const heldFor = (): number => Math.max(0, heldUntil + spread - Date.now());

/** The same for writes, which have a waiting user. */
export const writesHeldFor = (): number => Math.max(0, heldUntil - Date.now());

/** The user is looking at this window, so its reads don't wait for those of other windows. */
export function endSpread(): void {
  if (spread === 0) return;
  spread = 0;
  changed();
}

function changed(): void {
  clearTimeout(timer);
  const left = writesHeldFor() || heldFor();
  if (left > 0) timer = setTimeout(changed, left);
  change.resolve();
  change = Promise.withResolvers();
  for (const listener of listeners) listener();
}

/** Applies a 429 to every call of this window. */
export function hold(milliseconds: number): void {
  const floor = Math.min(longestShortest, shortest * 2 ** Math.max(0, refusals - 1));
  const wait = Math.min(longest, Math.max(floor, milliseconds));
  holdUntil(Date.now() + wait + Math.random() * Math.min(longestSpread, wait / 4));
}

/** Applies the 429 of another window, because the platform's limit counts the calls of a session together. */
export function holdUntilTold(time: number): void {
  const [least, most] = document.visibilityState === 'hidden' ? hiddenSpread : shownSpread;
  if (spread === 0 && time > Date.now()) spread = least + Math.random() * (most - least);
  holdUntil(time);
}

function holdUntil(time: number): void {
  isDoubted = true;
  heldUntil = Math.max(heldUntil, Math.min(time, Date.now() + longest + longestSpread));
  // If the delay exceeded the limit for waits, the reads would not wait at all.
  const left = writesHeldFor();
  if (left < patience) spread = Math.min(spread, patience - left);
  changed();
}

/** Waits until calls may be sent, however long: for calls that no user is waiting for. */
export async function untilReleased(signal?: AbortSignal): Promise<void> {
  while (heldFor() > 0) await unlessAborted(change.promise, signal);
}

export interface Passage {
  /** Null without a response. */
  readonly end: (response: Response | null) => void;
}

/**
 * Sends a call. After a wait, one call is sent first, and the others once it is not refused. A call that would wait
 * longer than `until` is sent at once: a user is waiting, and the platform may have other limits for it. Null if another
 * call was refused in the meantime.
 */
export async function admit(
  until: number,
  signal?: AbortSignal,
  leftOf: () => number = heldFor,
): Promise<Passage | null> {
  for (let hasWaited = false; isDoubted; hasWaited = true) {
    const left = leftOf();
    if (Date.now() + left > until) return hasWaited ? null : begin(false);
    if (left > 0) await unlessAborted(change.promise, signal);
    else if (probe) await unlessAborted(probe, signal);
    else return begin(true);
  }
  return begin(false);
}

function begin(isProbe: boolean): Passage {
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
        hold(secondsUntil(response.headers.get('Retry-After')) * 1000);
      } else if (response && began === round && isDoubted) {
        isDoubted = false;
        refusals = 0;
        heldUntil = 0;
        spread = 0;
        changed();
      }
      settled.resolve();
    },
  };
}
