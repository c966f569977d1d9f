import type { UserId } from '@placekeeper/contracts/core/id';

/**
 * The treatment of an expired session and of a write of unknown origin. - `laravel-12`: an expired session is 419 on
 * every call; writes need the cookie's token. - `laravel-12-reads-401`: the same, but a read on an expired session
 * is 401. - `laravel-13`: an expired session is 401; writes need the browser's statement of the same origin, or the
 * token. - `origin-only`: an expired session is 401; writes from other origins are 403, and tokens are ignored.
 */
export const sessionPolicies = [
  'laravel-12',
  'laravel-12-reads-401',
  'laravel-13',
  'origin-only',
] as const;
export type SessionPolicy = (typeof sessionPolicies)[number];

/** An answer that the account's policy requires, outside the contract of the call. */
export class PolicyRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'PolicyRefusal';
    this.status = status;
  }
}

/** Per account, in memory. */
export function createSessionPolicies() {
  const chosen = new Map<UserId, SessionPolicy>();
  return {
    of: (userId: UserId | null | undefined): SessionPolicy =>
      (userId && chosen.get(userId)) || 'laravel-12',
    choose(userId: UserId, policy: SessionPolicy) {
      chosen.set(userId, policy);
    },
  };
}

export type SessionPolicies = ReturnType<typeof createSessionPolicies>;
