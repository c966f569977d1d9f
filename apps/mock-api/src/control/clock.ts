import { asc, count, eq } from 'drizzle-orm';
import { jobs } from '../db/schema/jobs.ts';
import { users, type UserRow } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import { actorFor, type Actor } from '../domain/actor.ts';
import { isoTime } from '../domain/clock.ts';
import { conflict } from '../domain/errors.ts';
import { runDueJobs } from '../simulator/run-due-jobs.ts';

const mostListed = 100;

const nextJobs = (deps: Deps, { id }: Pick<UserRow, 'id'>, most: number) =>
  deps.db
    .select({ kind: jobs.kind, dueAt: jobs.dueAt })
    .from(jobs)
    .where(eq(jobs.userId, id))
    .orderBy(asc(jobs.dueAt), asc(jobs.id))
    .limit(most)
    .all();

export function readClock(deps: Deps, user: UserRow) {
  const waiting = deps.db
    .select({ count: count() })
    .from(jobs)
    .where(eq(jobs.userId, user.id))
    .get();
  return {
    now: isoTime(actorFor(deps, user).now),
    mode: user.manualClock === null ? ('live' as const) : ('manual' as const),
    jobs: nextJobs(deps, user, mostListed).map(({ kind, dueAt }) => ({
      kind,
      due_at: isoTime(dueAt),
    })),
    jobs_count: waiting?.count ?? 0,
  };
}

const setManualClock = (deps: Deps, { id }: UserRow, manualClock: number | null): UserRow =>
  deps.db.update(users).set({ manualClock }).where(eq(users.id, id)).returning().get();

/** A stopped clock keeps its time; a started clock jumps to the machine's time, but never back. */
export function setClockMode(deps: Deps, { user, now }: Actor, mode: 'live' | 'manual'): UserRow {
  if (mode === 'manual') return setManualClock(deps, user, now);
  if (now > deps.clock()) {
    throw conflict(
      `The account's time, ${isoTime(now)}, is ahead of the machine's, and time does not go back.`,
    );
  }
  return setManualClock(deps, user, null);
}

export function advanceTo(deps: Deps, { user }: Actor, later: number) {
  setManualClock(deps, user, later);
  return { now: isoTime(later), jobs: runDueJobs(deps, user.id, later) };
}

/** Runs the next job. An overdue job leaves the clock as it is. */
export function runNextJob(deps: Deps, actor: Actor) {
  const [next] = nextJobs(deps, actor.user, 1);
  if (!next) return { now: isoTime(actor.now), jobs: 0, kind: null };
  return { ...advanceTo(deps, actor, Math.max(actor.now, next.dueAt)), kind: next.kind };
}
