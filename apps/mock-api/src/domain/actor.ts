import type { UserRow } from '../db/schema/users.ts';
import type { Clock } from './clock.ts';

/** Who acts, and the time by that account's clock. */
export interface Actor {
  readonly user: UserRow;
  readonly now: number;
}

export const actorFor = ({ clock }: { readonly clock: Clock }, user: UserRow): Actor => ({
  user,
  now: user.manualClock ?? clock(),
});

/** A duration in the account's world, which may run faster than the real one. */
export const simulatedDelay = ({ user }: Actor, ms: number): number =>
  Math.max(1, Math.round(ms / user.simulation.speed));
