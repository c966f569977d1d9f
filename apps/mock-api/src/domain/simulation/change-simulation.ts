import { eq } from 'drizzle-orm';
import { users, type Simulation } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';

/** How lively the account's world is from now on; what is not given stays. */
export function changeSimulation(
  deps: Deps,
  { user }: Actor,
  changes: Partial<Simulation>,
): Simulation {
  return deps.db
    .update(users)
    .set({ simulation: { ...user.simulation, ...changes } })
    .where(eq(users.id, user.id))
    .returning({ simulation: users.simulation })
    .get().simulation;
}
