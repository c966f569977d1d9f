import { createHash } from 'node:crypto';
import type { UserId } from '@placekeeper/contracts/core/id';
import type { Damage } from './damage-answer.ts';

/** The connection breaks before the platform heard the call, or after it did what was asked. */
export const networkFaults = ['reset', 'lost-answer'] as const;

export interface Fault {
  /** `locations.list`, `locations.*` or `*`. */
  readonly endpoint: string;
  /** Answer with this instead of asking the platform. */
  readonly status?: number | undefined;
  /** Seconds, for a status that says when to come back. */
  readonly retryAfter?: number | undefined;
  readonly delayMs?: number | undefined;
  /** How many calls it hits; without it, all until cleared. */
  readonly times?: number | undefined;
  /** Keep the call waiting until released. */
  readonly hold?: boolean | undefined;
  /** Hits this share of the calls, the same ones for the same seed. */
  readonly probability?: number | undefined;
  readonly seed?: number | undefined;
  /** What is wrong with the answer, and at which place of it; without a place, each in turn. */
  readonly damage?: Damage | undefined;
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
  /** Calls it holds at the moment. */
  readonly waiting: number;
}

/** A fault that has hit a call. */
export interface Strike {
  readonly fault: Fault;
  /** The first hit of its fault is 1. */
  readonly hit: number;
  /** There was nothing to damage in the answer: the hit does not count. */
  readonly missed: () => void;
}

/** Whether a fault for this pattern is about the endpoint. */
export function matchesEndpoint(pattern: string, endpoint: string): boolean {
  if (pattern === '*') return true;
  return pattern.endsWith('.*') ? endpoint.startsWith(pattern.slice(0, -1)) : pattern === endpoint;
}

/** Failures and delays on order, for one account each, so that tests beside each other never meet. */
export function createFaults() {
  const armed = new Map<UserId, Armed[]>();
  const held = new Map<UserId, readonly Held[]>();
  let lastId = 0;

  /** Lets held calls go on: of one endpoint or pattern, or all. */
  const release = (userId: UserId, pattern = '*'): number => {
    const all = held.get(userId) ?? [];
    const freed = all.filter(({ endpoint }) => matchesEndpoint(pattern, endpoint));
    for (const { resume } of freed) resume();
    return freed.length;
  };

  function hold(userId: UserId, call: Omit<Held, 'resume'>, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
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
      // Somebody who hung up waits for nothing.
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
    /** Disarms one, or all. What they hold goes on. */
    clear(userId: UserId, id?: number): boolean {
      const all = armed.get(userId) ?? [];
      const left = id === undefined ? [] : all.filter((each) => each.id !== id);
      armed.set(userId, left);
      for (const { faultId, resume } of held.get(userId) ?? []) {
        if (left.every((each) => each.id !== faultId)) resume();
      }
      return left.length < all.length;
    },
    /** Takes the first fault that fits, and waits as it says. */
    async strike(
      userId: UserId | null,
      endpoint: string,
      signal: AbortSignal,
    ): Promise<Strike | null> {
      if (userId === null) return null;
      const hit = armed.get(userId)?.find((candidate) => takes(candidate, endpoint));
      if (!hit) return null;
      hit.left -= 1;
      hit.hits += 1;
      const strike = {
        fault: hit.fault,
        hit: hit.hits,
        missed() {
          hit.left += 1;
          hit.hits -= 1;
        },
      };
      if (hit.fault.delayMs) {
        await new Promise((resolve) => setTimeout(resolve, hit.fault.delayMs));
      }
      if (hit.fault.hold) await hold(userId, { endpoint, faultId: hit.id }, signal);
      return strike;
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

/** A number from 0 up to 1 that looks like chance and is the same every time. */
function draw(seed: number, turn: number): number {
  return createHash('sha256').update(`${seed}:${turn}`).digest().readUIntBE(0, 6) / 2 ** 48;
}
