import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { and, asc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { prepared } from '../../../db/client.ts';
import { jobs } from '../../../db/schema/jobs.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { days, hours } from '../../clock.ts';
import { jobSchemas, schedule } from '../../jobs/schedule.ts';

const queries = prepared((db) => ({
  waiting: db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.userId, sql.placeholder('userId')),
        eq(jobs.dueAt, sql.placeholder('dueAt')),
        eq(jobs.kind, 'digest.send'),
      ),
    )
    .limit(1)
    .prepare(),
  first: db
    .select({ payload: jobs.payload })
    .from(jobs)
    .where(and(eq(jobs.userId, sql.placeholder('userId')), eq(jobs.kind, 'digest.send')))
    .orderBy(asc(jobs.dueAt), asc(jobs.id))
    .limit(1)
    .prepare(),
}));

/** The first time after `now` at which this hour begins in UTC. */
export function nextDigestTime(now: number, hour: number): number {
  const today = Math.floor(now / days(1)) * days(1) + hours(hour);
  return today > now ? today : today + days(1);
}

/** The first update after a digest schedules the next digest, which includes all later updates. */
export function scheduleDigest(deps: Deps, actor: Actor, fromUpdateId: GoogleUpdateId): void {
  const userId = actor.user.id;
  const dueAt = nextDigestTime(actor.now, actor.user.simulation.digestHour);
  if (queries(deps.db).waiting.get({ userId, dueAt })) return;
  schedule(deps.db, userId, { kind: 'digest.send', payload: { fromUpdateId }, dueAt });
}

export function nextDigestFrom(deps: Deps, actor: Actor): GoogleUpdateId | null {
  const job = queries(deps.db).first.get({ userId: actor.user.id });
  return job ? z.parse(jobSchemas['digest.send'], job.payload).fromUpdateId : null;
}
