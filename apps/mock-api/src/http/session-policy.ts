import type { UserId } from '@placekeeper/contracts/core/id';

/**
 * How a platform treats an expired session and a write of doubtful origin.
 * - `laravel-12`: an expired session is 419 on everything; writes need the token of the cookie.
 * - `laravel-12-reads-401`: the same, but reading on an expired session is 401.
 * - `laravel-13`: an expired session is 401; writes need the browser to say that they come from the same origin, or the token.
 * - `origin-only`: an expired session is 401; writes from anywhere else are 403, tokens mean nothing.
 */
export const sessionPolicies = [
  'laravel-12',
  'laravel-12-reads-401',
  'laravel-13',
  'origin-only',
] as const;
export type SessionPolicy = (typeof sessionPolicies)[number];

/** An answer outside the contract of the call, which the account was told to expect. */
export class PolicyRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'PolicyRefusal';
    this.status = status;
  }
}

/** Per account, until the twin ends. */
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
