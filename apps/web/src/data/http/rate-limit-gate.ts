import { unlessAborted } from '../../lib/browser/unless-aborted.ts';
import { secondsUntil } from './retry-after.ts';

/** In milliseconds: whatever the platform says, not sooner and not later. */
const shortest = 1000;
const longest = 300_000;
/** Each refusal after a wait doubles the shortest one, up to this. */
const longestShortest = 60_000;
/** Windows that were refused together ask again apart. */
const longestSpread = 5000;
/** The reads of several windows resume apart; those of hidden windows later. */
const shownSpread = [1000, 3000] as const;
const hiddenSpread = [3000, 20_000] as const;
/** A first call without an answer keeps the others for no longer. */
const probeWithin = 2000;

/** Longer than this a user would rather be told. */
export const patience = 30_000;

let heldUntil = 0;
/** In milliseconds, for reads, if another window of the browser was refused as well. */
let spread = 0;
/** Refusals one after another, each of a call that had waited. */
let refusals = 0;
/** Since the last refusal no call has been let through. */
let isDoubted = false;
/** Calls that left together are refused together, which is one refusal. */
let round = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let change = Promise.withResolvers<void>();
let probe: Promise<void> | null = null;

const listeners = new Set<() => void>();

/** Acts whenever calls are held up, or may leave again; the answer ends it. */
export function onHold(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** In milliseconds; 0 if reads may leave. */
export const heldFor = (): number => Math.max(0, heldUntil + spread - Date.now());

/** The same for writes, which a user waits for. */
export const writesHeldFor = (): number => Math.max(0, heldUntil - Date.now());

/** The user looks at this window now, so its reads need not wait for those of other windows. */
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

/** Obeys a 429, for every call of this window. */
export function hold(milliseconds: number): void {
  const floor = Math.min(longestShortest, shortest * 2 ** Math.max(0, refusals - 1));
  const wait = Math.min(longest, Math.max(floor, milliseconds));
  holdUntil(Date.now() + wait + Math.random() * Math.min(longestSpread, wait / 4));
}

/** Obeys a 429 of another window: the platform counts the calls of one session together. */
export function holdUntilTold(time: number): void {
  const [least, most] = document.visibilityState === 'hidden' ? hiddenSpread : shownSpread;
  if (spread === 0 && time > Date.now()) spread = least + Math.random() * (most - least);
  holdUntil(time);
}

function holdUntil(time: number): void {
  isDoubted = true;
  heldUntil = Math.max(heldUntil, Math.min(time, Date.now() + longest + longestSpread));
  // Longer than a user's patience, the reads would not wait at all.
  const left = writesHeldFor();
  if (left < patience) spread = Math.min(spread, patience - left);
  changed();
}

/** Waits until calls may leave, however long that is: for what nobody asked for by a press. */
export async function untilReleased(signal?: AbortSignal): Promise<void> {
  while (heldFor() > 0) await unlessAborted(change.promise, signal);
}

export interface Passage {
  /** Null where none came. */
  readonly end: (response: Response | null) => void;
}

/**
 * Lets a call leave. After a wait one goes first, and the others when it was not refused. What would have to wait for
 * longer than `until` leaves at once: somebody asks for it now, and the platform may have other limits for it. Null
 * where another call was refused meanwhile: the platform has just said that it takes none.
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
