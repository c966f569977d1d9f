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

/** In milliseconds: reads that no user asked for pause after a failure of the server, twice as long after each. */
const shortestOutage = 1000;
const longestOutage = 60_000;
/** After this many failures in a row, reads are not retried one by one. */
const downAfter = 3;

/** In milliseconds. A call that would wait longer is sent at once, or fails if it has already waited. */
export const longestWait = 30_000;

/** Reads and writes wait separately, because the platform may refuse only one of them. */
export type Lane = 'read' | 'write';

interface LaneState {
  pausedUntil: number;
  /** The number of consecutive refusals of calls that had waited. */
  refusals: number;
  /** No call has been accepted since the last refusal, so one call is sent before the others. */
  needsProbe: boolean;
}

const newLane = (): LaneState => ({ pausedUntil: 0, refusals: 0, needsProbe: false });
const lanes: Readonly<Record<Lane, LaneState>> = { read: newLane(), write: newLane() };
const otherThan = (lane: Lane): Lane => (lane === 'read' ? 'write' : 'read');

/** The extra time, in milliseconds, that reads wait after a refusal in another window. */
let readDelay = 0;
/** The number of the current round. Calls of one round are refused together and count as one refusal. */
let round = 0;
/** The number of failures of the server since its last response. Calls that fail together count as one failure. */
let outages = 0;
let outageUntil = 0;
/** The time until which the failing server has asked for no calls, with `Retry-After`. */
let askedUntil = 0;
/** The extra time, in milliseconds, that reads wait after another window has noticed an outage. */
let outageDelay = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let change = Promise.withResolvers<void>();
let probe: Promise<void> | null = null;
let turn: Promise<void> | null = null;

const listeners = new Set<() => void>();

/** Calls back when calls must wait and when they may continue. Returns a function that unsubscribes. */
export function onPauseChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Milliseconds until reads may be sent; 0 if they may be sent now. */
export const pausedFor = (): number => Math.max(0, lanes.read.pausedUntil + readDelay - Date.now());

/** Milliseconds until reads may be sent, without the delay after a refusal in another window. */
export const readsPausedFor = (): number => Math.max(0, lanes.read.pausedUntil - Date.now());

/** Milliseconds until writes may be sent; a user waits for them, so they skip `readDelay`. */
export const writesPausedFor = (): number => Math.max(0, lanes.write.pausedUntil - Date.now());

export const leftOf: Readonly<Record<Lane, () => number>> = {
  read: pausedFor,
  write: writesPausedFor,
};

/** Milliseconds until reads that no user asked for may be sent; they also wait while the server fails. */
export const backgroundPausedFor = (): number =>
  Math.max(pausedFor(), outageUntil + outageDelay - Date.now());

export const isDown = (): boolean => outages >= downAfter;

/** Whether the failing server has asked for a longer wait. */
export const isAskedToWait = (): boolean => askedUntil > Date.now();

export const currentOutage = (): Outage => ({ until: outageUntil, count: outages });

export interface Outage {
  readonly until: number;
  readonly count: number;
}

/** Whether the platform has refused the last write, and accepted none since. */
export const refusesWrites = (): boolean => lanes.write.needsProbe;

/** Called when the user looks at this window, so that its reads don't wait for those of other windows. */
export function endReadDelay(): void {
  if (readDelay === 0) return;
  readDelay = 0;
  changed();
}

function changed(): void {
  clearTimeout(timer);
  const waits = [writesPausedFor(), pausedFor(), backgroundPausedFor()];
  const left = waits.filter((one) => one > 0);
  if (left.length > 0) {
    const [wait, start] = [Math.min(...left), Date.now()];
    timer = setTimeout(() => {
      shortenPauses(start + wait - Date.now());
      changed();
    }, wait);
  }
  change.resolve();
  change = Promise.withResolvers();
  for (const listener of listeners) listener();
}

/** Keeps a pause from lasting longer than asked if the computer's clock is set back meanwhile. */
function shortenPauses(milliseconds: number): void {
  if (milliseconds <= 0) return;
  for (const lane of Object.values(lanes)) lane.pausedUntil -= milliseconds;
  outageUntil -= milliseconds;
  askedUntil -= milliseconds;
}

/** Applies a 429 to every call of this window. Only the refused kind backs off further with each refusal. */
export function pauseFor(milliseconds: number, refused: Lane = 'read'): void {
  const jitter = Math.random();
  for (const lane of [refused, otherThan(refused)]) {
    const refusals = lane === refused ? lanes[lane].refusals : 0;
    const floor = Math.min(longestMinimum, shortestPause * 2 ** Math.max(0, refusals - 1));
    const wait = Math.min(longestPause, Math.max(floor, milliseconds));
    extendPause(lane, Date.now() + wait + jitter * Math.min(longestJitter, wait / 4));
  }
  changed();
}

/** Applies the 429 of another window, because the platform's limit counts the calls of a session together. */
export function pauseUntil(time: number, writeTime = time): void {
  const [least, most] = document.visibilityState === 'hidden' ? hiddenReadDelay : shownReadDelay;
  if (readDelay === 0 && time > Date.now()) readDelay = least + Math.random() * (most - least);
  if (time > Date.now()) extendPause('read', time);
  if (writeTime > Date.now()) extendPause('write', writeTime);
  changed();
}

function extendPause(name: Lane, time: number): void {
  const lane = lanes[name];
  lane.needsProbe = true;
  lane.pausedUntil = Math.max(
    lane.pausedUntil,
    Math.min(time, Date.now() + longestPause + longestJitter),
  );
  if (name === 'write') return;
  // Shortens the delay so that reads wait at most `longestWait`, because reads that must wait longer are sent at once.
  const left = Math.max(0, lane.pausedUntil - Date.now());
  if (left < longestWait) readDelay = Math.min(readDelay, longestWait - left);
}

function release(name: Lane): void {
  Object.assign(lanes[name], newLane());
  if (name === 'read') readDelay = 0;
}

/** Pauses the reads that no user asked for. `asked`: the `Retry-After` of the response, if it has one. */
function noteOutage(began: number, asked: string | null): void {
  // Another call may have succeeded since the failed one began.
  if (began === outages || outages === 0) outages += 1;
  const doubled = Math.min(longestOutage, shortestOutage * 2 ** (outages - 1));
  const least = asked === null ? 0 : Math.min(longestPause, secondsUntil(asked) * 1000);
  const spread = Math.min(longestJitter, least / 4);
  const wait = Math.max(doubled * (0.5 + Math.random()), least + Math.random() * spread);
  askedUntil = Math.max(askedUntil, Date.now() + least);
  outageUntil = Math.max(outageUntil, Date.now() + wait);
  outageDelay = 0;
  changed();
}

/**
 * Applies the server's failures that another window noticed, so that the windows test the server in turn. A count of 0
 * ends the pause: the windows then resume their reads one after another.
 */
export function followOutage({ until, count }: Outage): void {
  if (count === 0 && outages > 0) {
    setOutageEnd(Math.random() * longestJitter);
    return;
  }
  if (until <= Math.max(outageUntil, Date.now())) return;
  outages = Math.max(outages, count);
  outageUntil = Math.min(until, Date.now() + longestPause + longestJitter);
  outageDelay = Math.random() * longestJitter;
  changed();
}

/** Called when the server responds, or when the network is back. */
export function endOutage(): void {
  if (outages > 0) setOutageEnd(0);
}

/** `delay`: how many milliseconds reads still wait. */
function setOutageEnd(delay: number): void {
  outages = 0;
  askedUntil = 0;
  outageUntil = Date.now();
  outageDelay = delay;
  changed();
}

/** For calls that no user is waiting for: waits until calls may be sent, however long. */
export async function whenResumed(signal?: AbortSignal): Promise<void> {
  while (backgroundPausedFor() > 0) await unlessAborted(change.promise, signal);
}

/**
 * For the writes of jobs: waits until writes may be sent, however long. After a refusal, gives the turn to one caller
 * at a time, until a write is accepted. Returns a function that ends the turn.
 */
export async function writeTurn(signal: AbortSignal): Promise<() => void> {
  while (lanes.write.needsProbe) {
    if (writesPausedFor() > 0) await unlessAborted(change.promise, signal);
    else if (turn) await unlessAborted(turn, signal);
    else {
      const ended = Promise.withResolvers<void>();
      turn = ended.promise.then(() => {
        turn = null;
      });
      return ended.resolve;
    }
  }
  return () => undefined;
}

export interface StartedCall {
  /** `response` is null if no response arrived; `isLost` is true if the connection broke. */
  readonly end: (response: Response | null, isLost?: boolean) => void;
}

/**
 * Waits until a call may be sent. After a wait, one call is sent first, and the others follow unless it is refused. A
 * call that must wait beyond `until` is sent at once, because a user is waiting for it; returns null if that call has
 * already waited once.
 */
export async function startCall(
  until: number,
  signal?: AbortSignal,
  lane: Lane = 'read',
): Promise<StartedCall | null> {
  for (let hasWaited = false; lanes[lane].needsProbe; hasWaited = true) {
    const left = leftOf[lane]();
    if (Date.now() + left > until) return hasWaited ? null : begin(lane, false);
    if (left > 0) await unlessAborted(change.promise, signal);
    else if (probe) await unlessAborted(probe, signal);
    else return begin(lane, true);
  }
  return begin(lane, false);
}

function begin(name: Lane, isProbe: boolean): StartedCall {
  const began = round;
  const outagesBefore = outages;
  const settled = Promise.withResolvers<void>();
  if (isProbe) {
    const late = setTimeout(settled.resolve, probeWithin);
    probe = settled.promise.then(() => {
      clearTimeout(late);
      probe = null;
    });
  }
  return {
    end(response, isLost = false) {
      if (isLost || (response && response.status >= 500)) {
        if (name === 'read')
          noteOutage(outagesBefore, response?.headers.get('Retry-After') ?? null);
      } else if (response) endOutage();
      const [lane, other] = [lanes[name], lanes[otherThan(name)]];
      if (response?.status === 429) {
        if (began === round || lane.refusals === 0) lane.refusals += 1;
        if (began === round) round += 1;
        pauseFor(secondsUntil(response.headers.get('Retry-After')) * 1000, name);
      } else if (response && began === round && (lane.needsProbe || other.needsProbe)) {
        // An accepted read says nothing about writes that the platform refuses, and vice versa.
        if (other.refusals === 0) release(otherThan(name));
        release(name);
        changed();
      }
      settled.resolve();
    },
  };
}
