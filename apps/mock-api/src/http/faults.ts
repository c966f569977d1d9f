import type { UserId } from '@placekeeper/contracts/core/id';

export interface Fault {
  readonly endpoint: string;
  /** Answer with this instead of asking the platform. */
  readonly status?: number | undefined;
  readonly delayMs?: number | undefined;
  /** How many calls it hits; without it, all until cleared. */
  readonly times?: number | undefined;
  /** Keep the call waiting until released. */
  readonly hold?: boolean | undefined;
}

interface Armed {
  readonly fault: Fault;
  left: number;
}

/** Failures and delays on order, for one account each, so that tests beside each other never meet. */
export function createFaults() {
  const armed = new Map<UserId, Armed[]>();
  const waiting = new Map<UserId, (() => void)[]>();

  const release = (userId: UserId) => {
    for (const resume of waiting.get(userId) ?? []) resume();
    waiting.delete(userId);
  };

  return {
    arm(userId: UserId, fault: Fault) {
      armed.set(userId, [...(armed.get(userId) ?? []), { fault, left: fault.times ?? Infinity }]);
    },
    release,
    clear(userId: UserId) {
      armed.delete(userId);
      release(userId);
    },
    /** Takes the first fault that fits; waits as it says and gives the status it forces, if any. */
    async strike(userId: UserId | null, endpoint: string): Promise<number | null> {
      if (userId === null) return null;
      const hit = armed
        .get(userId)
        ?.find((candidate) => candidate.fault.endpoint === endpoint && candidate.left > 0);
      if (!hit) return null;
      hit.left -= 1;
      const { delayMs, hold, status } = hit.fault;
      if (delayMs) await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (hold) {
        await new Promise<void>((resolve) => {
          waiting.set(userId, [...(waiting.get(userId) ?? []), resolve]);
        });
      }
      return status ?? null;
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;
