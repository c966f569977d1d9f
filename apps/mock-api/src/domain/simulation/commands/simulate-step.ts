import { and, eq } from 'drizzle-orm';
import { jobs } from '../../../db/schema/jobs.ts';
import type { Simulation } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { minutes, seconds } from '../../clock.ts';
import { schedule } from '../../jobs/schedule.ts';
import { chanceOf } from '../chance.ts';
import { simulatedEvents } from '../simulated-events.ts';

const pace: Readonly<Record<Exclude<Simulation['mood'], 'still'>, number>> = {
  calm: minutes(4),
  busy: seconds(12),
};

/**
 * A step covers at least a 200th of what remains of a skipped period. A busy account takes about 700 steps for a night
 * without the server, and 2,100 for a year.
 */
const remainderDivisor = 200;

/** Applies the account's settings; `still` stops the simulation. */
export function restartSimulation(deps: Deps, actor: Actor): void {
  deps.db
    .delete(jobs)
    .where(and(eq(jobs.userId, actor.user.id), eq(jobs.kind, 'life.step')))
    .run();
  scheduleStep(deps, actor);
}

export function simulateStep(deps: Deps, actor: Actor): void {
  const { mood } = actor.user.simulation;
  if (mood === 'still') return;
  const chance = chanceOf('life', actor.user.id, actor.now);
  chance.oneOf(simulatedEvents[mood])(deps, actor, chance);
  scheduleStep(deps, actor);
}

function scheduleStep(deps: Deps, { user, now }: Actor): void {
  const { mood, speed } = user.simulation;
  if (mood === 'still') return;
  const present = user.manualClock ?? deps.clock();
  const step = Math.max(pace[mood] / speed, (present - now) / remainderDivisor);
  schedule(deps.db, user.id, { kind: 'life.step', payload: {}, dueAt: now + Math.ceil(step) });
}
