import type { PatchAttemptId } from '@placekeeper/contracts/core/id';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { jobs } from '../db/schema/jobs.ts';
import { locations } from '../db/schema/locations.ts';
import { patchAttempts } from '../db/schema/patch-attempts.ts';
import { users, type UserRow } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import { actorFor } from '../domain/actor.ts';
import { minutes, seconds } from '../domain/clock.ts';
import { schedule } from '../domain/jobs/schedule.ts';
import { updateLocation } from '../domain/locations/commands/update.ts';
import { publishingTime } from '../domain/patch-attempts/commands/publish.ts';
import { createAccount, manualStart } from '../seed/create-account.ts';
import { createTestDeps } from '../testing/test-deps.ts';
import { runDueJobs, startTicker } from './run-due-jobs.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: manualStart });
});
/** The clock follows the machine's time, which the test sets. */
function createLiveDeps() {
  const { deps, events } = createTestDeps();
  const live: Deps = { ...deps, clock: Date.now };
  return { deps: live, events };
}

const account = (deps: Deps, clock: 'live' | 'manual') =>
  createAccount(deps, { persona: 'owner', clock, locations: 4 });

function publishSomething(deps: Deps, user: UserRow) {
  const [location] = deps.db
    .select()
    .from(locations)
    .where(eq(locations.userId, user.id))
    .all()
    .filter(({ managementStatus }) => managementStatus === 'enabled');
  if (!location) throw new Error('No location is managed');
  updateLocation(deps, actorFor(deps, user), { id: location.id, patch: { name: 'Quay Books' } });
  return () =>
    deps.db.select().from(patchAttempts).where(eq(patchAttempts.locationId, location.id)).get();
}

const rowOf = (deps: Deps, { id }: UserRow): UserRow => {
  const row = deps.db.select().from(users).where(eq(users.id, id)).get();
  if (!row) throw new Error(`There is no user ${id}`);
  return row;
};

test('due jobs run at their due time, and no others', () => {
  const { deps } = createLiveDeps();
  const user = account(deps, 'manual');
  const attempt = publishSomething(deps, user);
  const due = manualStart + publishingTime;
  expect(runDueJobs(deps, user.id, due - 1)).toBe(0);
  expect(attempt()).toMatchObject({ status: 'created', finishedAt: null });
  expect(runDueJobs(deps, user.id, due + minutes(5))).toBe(1);
  expect(attempt()).toMatchObject({ status: 'completed', finishedAt: due });
  expect(runDueJobs(deps, user.id, due + minutes(5))).toBe(0);
});

test("one account's clock does not affect another's", () => {
  const { deps } = createLiveDeps();
  const [one, other] = [account(deps, 'manual'), account(deps, 'manual')];
  const attempt = publishSomething(deps, other);
  expect(runDueJobs(deps, one.id, manualStart + minutes(5))).toBe(0);
  expect(attempt()?.status).toBe('created');
});

test('a live account runs its jobs, and a stopped account does not', () => {
  const { deps, events } = createLiveDeps();
  const [live, manual] = [account(deps, 'live'), account(deps, 'manual')];
  const [ofLive, ofManual] = [publishSomething(deps, live), publishSomething(deps, manual)];
  events.length = 0;
  const stop = startTicker(deps);

  vi.advanceTimersByTime(publishingTime - 1);
  expect(ofLive()?.status).toBe('created');
  vi.advanceTimersByTime(200);
  expect(ofLive()?.status).toBe('completed');
  vi.advanceTimersByTime(minutes(10));
  expect(ofManual()?.status).toBe('created');
  expect(actorFor(deps, manual).now).toBe(manualStart);
  expect(actorFor(deps, live).now).toBe(Date.now());
  expect(events.map(({ channel }) => channel)).toEqual([`private-App.Models.User.${live.id}`]);
  stop();
});

test('a stopped ticker runs nothing', () => {
  const { deps } = createLiveDeps();
  const user = account(deps, 'live');
  const attempt = publishSomething(deps, user);
  startTicker(deps)();
  vi.advanceTimersByTime(minutes(1));
  expect(attempt()?.status).toBe('created');
  expect(vi.getTimerCount()).toBe(0);
});

test('a live account that was advanced by hand stays stopped', () => {
  const { deps } = createLiveDeps();
  const user = account(deps, 'live');
  const attempt = publishSomething(deps, user);
  deps.db
    .update(users)
    .set({ manualClock: manualStart + 1 })
    .where(eq(users.id, user.id))
    .run();
  const stop = startTicker(deps);
  vi.advanceTimersByTime(minutes(1));
  expect(attempt()?.status).toBe('created');
  expect(actorFor(deps, rowOf(deps, user)).now).toBe(manualStart + 1);
  stop();
});

const muteErrors = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

test('a failing job is logged, and the others run', () => {
  const told = muteErrors();
  const { deps } = createLiveDeps();
  const [broken, whole] = [account(deps, 'live'), account(deps, 'live')];
  const nonsense = 'nonsense' as unknown as PatchAttemptId;
  const payload = { patchAttemptId: nonsense };
  schedule(deps.db, broken.id, { kind: 'patch.finish', payload, dueAt: manualStart + 1 });
  const attempts = [publishSomething(deps, broken), publishSomething(deps, whole)];
  const stop = startTicker(deps);
  vi.advanceTimersByTime(publishingTime + seconds(1));
  expect(attempts.map((attempt) => attempt()?.status)).toEqual(['completed', 'completed']);
  expect(told).toHaveBeenCalledOnce();
  expect(deps.db.select().from(jobs).all()).toEqual([]);
  stop();
});

/** The error of SQLite while another program writes to the file. */
const locked = () => {
  throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY_SNAPSHOT' });
};

test('a failing query does not stop the ticker, and is logged less and less often', () => {
  const { deps } = createLiveDeps();
  const told = muteErrors();
  const attempt = publishSomething(deps, account(deps, 'live'));
  let isGone = true;
  const { db } = deps;
  const flaky: Deps = {
    ...deps,
    get db() {
      if (isGone) throw new Error('disk I/O error');
      return db;
    },
  };
  const stop = startTicker(flaky);
  vi.advanceTimersByTime(minutes(10));
  expect(told.mock.calls.map(([line]) => String(line))).toEqual([
    'Error: disk I/O error',
    'Error: disk I/O error (10 times)',
    'Error: disk I/O error (100 times)',
    'Error: disk I/O error (1,000 times)',
  ]);
  isGone = false;
  vi.advanceTimersByTime(publishingTime + 1000);
  expect(attempt()?.status).toBe('completed');
  stop();
});

test('a job that fails because of a locked database stays, and is logged less and less often', () => {
  const { deps } = createLiveDeps();
  const told = muteErrors();
  const attempt = publishSomething(deps, account(deps, 'live'));
  const transaction = vi.spyOn(deps.db.$client, 'transaction').mockImplementation(locked);
  const stop = startTicker(deps);
  vi.advanceTimersByTime(publishingTime + minutes(1));
  expect(attempt()?.status).toBe('created');
  expect(told.mock.calls.length).toBeLessThan(5);
  transaction.mockRestore();
  vi.advanceTimersByTime(seconds(1));
  expect(attempt()?.status).toBe('completed');
  stop();
});

test('a job that can be neither run nor removed does not stop other accounts', () => {
  const { deps } = createLiveDeps();
  const told = muteErrors();
  const [broken, whole] = [account(deps, 'live'), account(deps, 'live')];
  const payload = { patchAttemptId: 'nonsense' as unknown as PatchAttemptId };
  schedule(deps.db, broken.id, { kind: 'patch.finish', payload, dueAt: manualStart + 1 });
  const [{ id: stuck } = { id: 0 }] = deps.db
    .select()
    .from(jobs)
    .where(eq(jobs.dueAt, manualStart + 1))
    .all();
  const attempt = publishSomething(deps, whole);
  deps.db.$client.exec(`CREATE TRIGGER keep BEFORE DELETE ON jobs WHEN old.id = ${stuck}
    BEGIN SELECT RAISE(ABORT, 'this row stays'); END`);
  const stop = startTicker(deps);
  vi.advanceTimersByTime(publishingTime + minutes(1));
  expect(attempt()?.status).toBe('completed');
  expect(told.mock.calls.length).toBeLessThan(5);
  stop();
});
