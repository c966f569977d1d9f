import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../db/client.ts';
import { bulkEditItems } from '../../db/schema/bulk-edits.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { patchAttempts } from '../../db/schema/patch-attempts.ts';
import { users } from '../../db/schema/users.ts';
import { createHub } from '../../realtime/hub.ts';
import { runDueJobs } from '../../simulator/run-due-jobs.ts';
import { createBulkEditBench } from '../../testing/bulk-edit-bench.ts';
import { hours } from '../clock.ts';

const migrations = join(import.meta.dirname, '../../../drizzle');
const locationCount = 400;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bulk-edit-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** An account whose bulk edit has just started, in a file. */
async function startedIn(file: string): Promise<string> {
  const bench = createBulkEditBench(Array.from({ length: locationCount }, () => ({})));
  bench.start({ set: { description: 'Books, new and old.', label: 'Edited' } });
  const path = join(folder, file);
  await bench.deps.db.$client.backup(path);
  return path;
}

const reopen = (path: string): Database => openDatabase(path, migrations);

/** As a new process would: it knows nothing but the file. */
function runToEnd(db: Database): void {
  const hub = createHub({ key: 'test', secret: 'test-secret' });
  const [user] = db.select().from(users).all();
  if (!user) throw new Error('The file has no account');
  runDueJobs(
    { db, hub, clock: () => 0, webOrigin: 'https://web.example' },
    user.id,
    (user.manualClock ?? 0) + hours(1),
  );
}

const pendingIn = (db: Database): number =>
  db.select().from(bulkEditItems).where(eq(bulkEditItems.status, 'pending')).all().length;

function expectEachOnce(db: Database): void {
  const items = db.select().from(bulkEditItems).all();
  expect(items).toHaveLength(locationCount);
  expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['completed']));
  const attempts = db
    .select({ locationId: patchAttempts.locationId, count: count() })
    .from(patchAttempts)
    .groupBy(patchAttempts.locationId)
    .all();
  expect(attempts).toHaveLength(locationCount);
  expect(attempts.filter((each) => each.count !== 1)).toEqual([]);
  expect(db.select().from(jobs).all()).toEqual([]);
}

describe('a bulk edit survives @BULK-1', () => {
  test('a process that is killed in the middle of a step', async () => {
    const path = await startedIn('killed.sqlite');
    const worker = join(import.meta.dirname, '../../testing/bulk-edit-worker.ts');
    const child = spawn(process.execPath, [worker, path, '237'], { stdio: 'inherit' });
    const signal = await new Promise((resolve) => {
      child.once('exit', (_, killedBy) => resolve(killedBy));
    });
    expect(signal).toBe('SIGKILL');

    const db = reopen(path);
    // Eleven whole steps are there; of the twelfth, in which it died, nothing is.
    expect(pendingIn(db)).toBe(locationCount - 220);
    expect(db.select().from(patchAttempts).all()).toHaveLength(220);
    runToEnd(db);
    expectEachOnce(db);
    db.$client.close();
  });

  test('being taken up by another process after every single step', async () => {
    const path = await startedIn('reopened.sqlite');
    const hub = createHub({ key: 'test', secret: 'test-secret' });
    for (let round = 0; round < 12; round += 1) {
      const db = reopen(path);
      const [user] = db.select().from(users).all();
      const [next] = db.select().from(jobs).orderBy(jobs.dueAt, jobs.id).limit(1).all();
      if (!user || !next) throw new Error('There is nothing left to do');
      runDueJobs(
        { db, hub, clock: () => 0, webOrigin: 'https://web.example' },
        user.id,
        next.dueAt,
      );
      db.$client.close();
    }
    const db = reopen(path);
    expect(pendingIn(db)).toBeLessThan(locationCount - 20);
    expect(pendingIn(db)).toBeGreaterThan(0);
    runToEnd(db);
    expectEachOnce(db);
    db.$client.close();
  });
});
