import { createHash } from 'node:crypto';
import type { UserId } from '@placekeeper/contracts/core/id';
import type { Damage } from './damage-answer.ts';

/** `reset` breaks the connection before the call is handled, `lost-answer` afterwards. */
export const networkFaults = ['reset', 'lost-answer'] as const;

export interface Fault {
  /** The id of a call, all calls of a resource (`locations.*`), or `*`. */
  readonly endpoint: string;
  /** Answers with this status without handling the call. */
  readonly status?: number | undefined;
  /** The value of `Retry-After`, in seconds. */
  readonly retryAfter?: number | undefined;
  readonly delayMs?: number | undefined;
  /** The number of calls to affect; absent: every call until the fault is cleared. */
  readonly times?: number | undefined;
  /** Holds each call until the control plane releases it or the client aborts it, and then handles it. */
  readonly hold?: boolean | undefined;
  /** The fraction of calls that the fault affects. Without it, the fault affects all calls. */
  readonly probability?: number | undefined;
  /** Chooses the calls of the fraction: the same seed affects the same calls. */
  readonly seed?: number | undefined;
  readonly damage?: Damage | undefined;
  /** The path of the damaged value; absent: each possible path in turn. */
  readonly at?: string | undefined;
  readonly network?: (typeof networkFaults)[number] | undefined;
}

interface Armed {
  readonly id: number;
  readonly fault: Fault;
  left: number;
  calls: number;
  hits: number;
}

interface Held {
  readonly endpoint: string;
  readonly faultId: number;
  readonly resume: () => void;
}

export interface ArmedFault extends Readonly<Armed> {
  /** The number of calls that the fault currently holds. */
  readonly waiting: number;
}

export interface FaultHit {
  readonly fault: Fault;
  /** The position of this hit among the fault's hits; the first is 1. */
  readonly number: number;
  /** Takes back the hit, if the answer contained nothing that the fault could damage. */
  readonly missed: () => void;
}

export function matchesEndpoint(pattern: string, endpoint: string): boolean {
  if (pattern === '*') return true;
  return pattern.endsWith('.*') ? endpoint.startsWith(pattern.slice(0, -1)) : pattern === endpoint;
}

/** Injected failures and delays per account, so that parallel tests do not affect each other. */
export function createFaults() {
  const armed = new Map<UserId, Armed[]>();
  const held = new Map<UserId, readonly Held[]>();
  let lastId = 0;

  /** Resumes the held calls that match the pattern, and returns their number. */
  const release = (userId: UserId, pattern = '*'): number => {
    const all = held.get(userId) ?? [];
    const freed = all.filter(({ endpoint }) => matchesEndpoint(pattern, endpoint));
    for (const { resume } of freed) resume();
    return freed.length;
  };

  function hold(userId: UserId, call: Omit<Held, 'resume'>, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const waiting: Held = {
        ...call,
        resume() {
          held.set(
            userId,
            (held.get(userId) ?? []).filter((other) => other !== waiting),
          );
          resolve();
        },
      };
      held.set(userId, [...(held.get(userId) ?? []), waiting]);
      signal.addEventListener('abort', waiting.resume, { once: true });
    });
  }

  return {
    arm(userId: UserId, fault: Fault): number {
      lastId += 1;
      const left = fault.times ?? Infinity;
      armed.set(userId, [
        ...(armed.get(userId) ?? []),
        { id: lastId, fault, left, calls: 0, hits: 0 },
      ]);
      return lastId;
    },
    list: (userId: UserId): readonly ArmedFault[] =>
      (armed.get(userId) ?? []).map((each) => ({
        ...each,
        waiting: (held.get(userId) ?? []).filter(({ faultId }) => faultId === each.id).length,
      })),
    release,
    /** Disarms one fault, or without an id all faults, and resumes the calls that they hold. */
    clear(userId: UserId, id?: number): boolean {
      const all = armed.get(userId) ?? [];
      const left = id === undefined ? [] : all.filter((each) => each.id !== id);
      armed.set(userId, left);
      for (const { faultId, resume } of held.get(userId) ?? []) {
        if (left.every((each) => each.id !== faultId)) resume();
      }
      return left.length < all.length;
    },
    /** Counts a hit of the first matching fault, waits for the fault's delay and hold, and returns the hit. */
    async hit(
      userId: UserId | null,
      endpoint: string,
      signal: AbortSignal,
    ): Promise<FaultHit | null> {
      if (userId === null) return null;
      const match = armed.get(userId)?.find((candidate) => takes(candidate, endpoint));
      if (!match) return null;
      const { id, fault } = match;
      match.left -= 1;
      match.hits += 1;
      const hit: FaultHit = {
        fault,
        number: match.hits,
        missed() {
          match.left += 1;
          match.hits -= 1;
        },
      };
      if (fault.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
      if (fault.hold) await hold(userId, { endpoint, faultId: id }, signal);
      return hit;
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;

function takes(candidate: Armed, endpoint: string): boolean {
  const { fault } = candidate;
  if (candidate.left <= 0 || !matchesEndpoint(fault.endpoint, endpoint)) return false;
  candidate.calls += 1;
  return (
    fault.probability === undefined || draw(fault.seed ?? 1, candidate.calls) < fault.probability
  );
}

function draw(seed: number, turn: number): number {
  return createHash('sha256').update(`${seed}:${turn}`).digest().readUIntBE(0, 6) / 2 ** 48;
}
