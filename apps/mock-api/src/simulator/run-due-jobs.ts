import type { UserId } from '@placekeeper/contracts/core/id';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { prepared } from '../db/client.ts';
import { jobs } from '../db/schema/jobs.ts';
import { users, type UserRow } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import { transact } from '../domain/transact.ts';
import * as z from 'zod/mini';
import type { Actor } from '../domain/actor.ts';
import { advanceFetch } from '../domain/imports/commands/fetch.ts';
import { advanceImport } from '../domain/imports/commands/import.ts';
import { jobSchemas, type JobKind, type JobPayload } from '../domain/jobs/schedule.ts';
import { sendDigest } from '../domain/notifications/commands/send-digest.ts';
import { finishPatch, sendPatch } from '../domain/patch-attempts/commands/finish.ts';
import { simulateStep } from '../domain/simulation/commands/simulate-step.ts';
import { repeatChange } from '../domain/google-updates/commands/repeat-change.ts';
import { groupDigits } from '@placekeeper/contracts/wording/group-digits';

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

interface DueJob {
  readonly job: typeof jobs.$inferSelect;
  readonly user: UserRow;
}

/** Runs an account's due jobs in order, each at its due time, and returns their number. */
export function runDueJobs(deps: Deps, userId: UserId, until: number): number {
  let count = 0;
  for (;;) {
    const next = queries(deps.db).next.get({ userId, until });
    if (!next) return count;
    runOnce(deps, next);
    count += 1;
  }
}

/** A job and its effects are one transaction, so a killed process has done both or neither. */
function runOnce(deps: Deps, { job, user }: DueJob): void {
  const remove = () => deps.db.delete(jobs).where(eq(jobs.id, job.id)).run();
  try {
    transact(deps, () => {
      remove();
      runJob(deps, { user, now: job.dueAt }, job.kind, job.payload);
    });
  } catch (error) {
    // A failing job is removed, because it would fail forever. A job that another program's lock stopped has not run.
    if (!/^SQLITE_(BUSY|LOCKED)/.test(String(Reflect.get(Object(error), 'code')))) remove();
    throw error;
  }
}

/** Runs the due jobs of every account with a live clock, until the returned function is called. */
export function startTicker(deps: Deps): () => void {
  const logErrorOf = createErrorLog();
  const timer = setInterval(() => {
    const now = deps.clock();
    logErrorOf(() => {
      const due = queries(deps.db).liveUsers.all({ now });
      // One account's error must not stop the jobs of other accounts.
      for (const { id } of due) logErrorOf(() => void runDueJobs(deps, id, now));
    });
  }, 100);
  return () => clearInterval(timer);
}

const mostKnownErrors = 100;

/** Logs a repeated error only the 1st, 10th, 100th … time, because the ticker runs ten times per second. */
function createErrorLog() {
  const counts = new Map<string, number>();
  return (work: () => void): void => {
    try {
      work();
    } catch (error) {
      const text = String(error);
      const count = (counts.get(text) ?? 0) + 1;
      if (counts.size === mostKnownErrors) counts.clear();
      counts.set(text, count);
      if (count === 1) console.error(error);
      else if (Number.isInteger(Math.log10(count)))
        console.error(`${text} (${groupDigits(count)} times)`);
    }
  };
}

type Handlers = {
  readonly [Kind in JobKind]: (deps: Deps, actor: Actor, payload: JobPayload<Kind>) => void;
};

const handlers: Handlers = {
  'fetch.step': (deps, actor, { operationId }) => advanceFetch(deps, actor, operationId),
  'import.step': (deps, actor, { importId }) => advanceImport(deps, actor, importId),
  'life.step': simulateStep,
  'digest.send': sendDigest,
  'google-update.repeat': (deps, actor, { updateId }) => repeatChange(deps, actor, updateId),
  'patch.send': (deps, actor, { patchAttemptId, told }) =>
    sendPatch(deps, actor, patchAttemptId, told),
  'patch.finish': (deps, actor, { patchAttemptId }) => finishPatch(deps, actor, patchAttemptId),
};

const schemas: { readonly [Kind in JobKind]: z.ZodMiniType<JobPayload<Kind>> } = jobSchemas;

const isJobKind = (kind: string): kind is JobKind => Object.hasOwn(handlers, kind);

function runJob(deps: Deps, actor: Actor, kind: string, payload: unknown): void {
  if (!isJobKind(kind)) throw new Error(`No job is called ${kind}`);
  validated(kind, handlers[kind])(deps, actor, payload);
}

/** A stored payload may come from an older version, so it is validated like any other input. */
function validated<Kind extends JobKind>(kind: Kind, handler: Handlers[Kind]) {
  const schema: z.ZodMiniType<JobPayload<Kind>> = schemas[kind];
  return (deps: Deps, actor: Actor, payload: unknown) =>
    handler(deps, actor, z.parse(schema, payload));
}
