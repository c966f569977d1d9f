import type { UserRow } from '../db/schema/users.ts';
import type { Clock } from './clock.ts';

/** The caller, and the time in milliseconds by the account's clock, which can be manual. */
export interface Actor {
  readonly user: UserRow;
  readonly now: number;
}

export const actorFor = ({ clock }: { readonly clock: Clock }, user: UserRow): Actor => ({
  user,
  now: user.manualClock ?? clock(),
});

/** Scales a duration by the speed of the account's simulation. */
export const simulatedDelay = ({ user }: Actor, ms: number): number =>
  Math.max(1, Math.round(ms / user.simulation.speed));
