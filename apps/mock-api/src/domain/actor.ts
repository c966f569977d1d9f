import type { Deps } from '../deps.ts';
import type { UserRow } from '../db/schema/users.ts';

/** Who does it, and when by that account's clock. */
export interface Actor {
  readonly user: UserRow;
  readonly now: number;
}

export const actorFor = (deps: Deps, user: UserRow): Actor => ({
  user,
  now: user.manualClock ?? deps.clock(),
});
