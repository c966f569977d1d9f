import type { UserId } from '@placekeeper/contracts/core/id';

/**
 * How an expired session and a write of unknown origin are answered.
 * - `laravel-12`: an expired session is 419 on every call; writes need the cookie's token.
 * - `laravel-12-reads-401`: like `laravel-12`, but a read on an expired session is 401.
 * - `laravel-13`: an expired session is 401; writes need `Sec-Fetch-Site: same-origin` or the token.
 * - `origin-only`: an expired session is 401; writes from other origins are 403, and tokens are ignored.
 */
export const sessionPolicies = [
  'laravel-12',
  'laravel-12-reads-401',
  'laravel-13',
  'origin-only',
] as const;
export type SessionPolicy = (typeof sessionPolicies)[number];

/** An answer that only the session policy of the account requires; the contract of the call does not declare it. */
export class PolicyRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'PolicyRefusal';
    this.status = status;
  }
}

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
