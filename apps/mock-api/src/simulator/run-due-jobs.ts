import type { UserId } from '@placekeeper/contracts/core/id';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { prepared } from '../db/prepared.ts';
import { jobs } from '../db/schema/jobs.ts';
import { users } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import { runJob } from './job-handlers.ts';

const queries = prepared((db) => ({
  next: db
    .select({ job: jobs, user: users })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.userId))
    .where(
      and(eq(jobs.userId, sql.placeholder('userId')), lte(jobs.dueAt, sql.placeholder('until'))),
    )
    .orderBy(asc(jobs.dueAt), asc(jobs.id))
    .limit(1)
    .prepare(),
  liveUsers: db
    .selectDistinct({ id: jobs.userId })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.userId))
    .where(and(isNull(users.manualClock), lte(jobs.dueAt, sql.placeholder('now'))))
    .prepare(),
}));

/** Does what an account has due, in order, each at the time it was due; returns how many jobs that were. */
export function runDueJobs(deps: Deps, userId: UserId, until: number): number {
  let count = 0;
  for (;;) {
    const next = queries(deps.db).next.get({ userId, until });
    if (!next) return count;
    deps.db.delete(jobs).where(eq(jobs.id, next.job.id)).run();
    runJob(deps, { user: next.user, now: next.job.dueAt }, next.job.kind, next.job.payload);
    count += 1;
  }
}

/** The platform lives on by itself for every account whose clock runs. Returns what stops it. */
export function startTicker(deps: Deps, intervalMs = 100): () => void {
  const timer = setInterval(() => {
    const now = deps.clock();
    for (const { id } of queries(deps.db).liveUsers.all({ now })) {
      try {
        runDueJobs(deps, id, now);
      } catch (error) {
        // One account's trouble must not stop the world of all the others.
        console.error(error);
      }
    }
  }, intervalMs);
  return () => clearInterval(timer);
}
