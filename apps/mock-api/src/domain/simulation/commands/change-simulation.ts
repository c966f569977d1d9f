import { and, eq } from 'drizzle-orm';
import { jobs } from '../../../db/schema/jobs.ts';
import { users, type Simulation } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { nextDigestTime } from '../../notifications/commands/digest-time.ts';
import { transact } from '../../transact.ts';
import { restartSimulation } from './simulate-step.ts';

/** Omitted settings stay unchanged. */
export function changeSimulation(
  deps: Deps,
  actor: Actor,
  changes: Partial<Simulation>,
): Simulation {
  const { db } = deps;
  return transact(deps, () => {
    const user = db
      .update(users)
      .set({ simulation: { ...actor.user.simulation, ...changes } })
      .where(eq(users.id, actor.user.id))
      .returning()
      .get();
    const { mood, speed, digestHour } = user.simulation;
    if (changes.digestHour !== undefined) {
      db.update(jobs)
        .set({ dueAt: nextDigestTime(actor.now, digestHour) })
        .where(and(eq(jobs.userId, user.id), eq(jobs.kind, 'digest.send')))
        .run();
    }
    const before = actor.user.simulation;
    if (mood !== before.mood || speed !== before.speed) restartSimulation(deps, { ...actor, user });
    return user.simulation;
  });
}
