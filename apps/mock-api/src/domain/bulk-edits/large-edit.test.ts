import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BulkChanges, BulkEdit } from '@placekeeper/contracts/model/bulk-edit';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Database } from '../../db/client.ts';
import { bulkEditItems } from '../../db/schema/bulk-edits.ts';
import { locations } from '../../db/schema/locations.ts';
import { patchAttempts } from '../../db/schema/patch-attempts.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import { createHub } from '../../realtime/hub.ts';
import { runDueJobs } from '../../simulator/run-due-jobs.ts';
import { createBulkEditBench } from '../../testing/bulk-edit-bench.ts';
import { actorFor } from '../actor.ts';
import { hours } from '../clock.ts';
import { updateLocation } from '../locations/update.ts';
import { showBulkEdit } from './show.ts';
import { undoBulkEdit } from './undo.ts';

const count = 2500;
/** The process dies while this one has its turn. */
const killedAt = 625;
/** A tenth of them is refused: every other one by our own rules, the others by Google. */
const crowd: readonly Partial<Profile>[] = Array.from({ length: count }, (_, index) => {
  if (index % 20 === 3) return { regularHours: [] };
  return index % 20 === 13 ? { openStatus: 'CLOSED_PERMANENTLY' } : {};
});
const wanted: BulkChanges = {
  set: { status: 'open', description: 'Books, new and old.' },
  special_periods: { add: [{ start_date: '2026-12-25', closed: true }] },
};

/** Another process on the same file, and what it tells the browsers. */
function continuedIn(path: string) {
  const db: Database = openDatabase(path, join(import.meta.dirname, '../../../drizzle'));
  onTestFinished(() => void db.$client.close());
  // Nobody kills this one, so it need not wait for the disk thousands of times.
  db.$client.pragma('synchronous = OFF');
  const hub = createHub({ key: 'test', secret: 'test-secret' });
  const progress: BulkEdit[] = [];
  const deps: Deps = {
    db,
    clock: () => 0,
    webOrigin: 'https://web.example',
    hub: {
      ...hub,
      publish(channel, name, payload, options) {
        if (name === 'bulk-edit.progressed')
          progress.push((payload as { readonly bulk_edit: BulkEdit }).bulk_edit);
        return hub.publish(channel, name, payload, options);
      },
    },
  };
  const user = () => {
    const [row] = db.select().from(users).all();
    if (!row) throw new Error('The file has no account');
    return row;
  };
  return {
    db,
    deps,
    progress,
    actor: () => actorFor(deps, user()),
    runOn() {
      const manualClock = (user().manualClock ?? 0) + hours(1);
      db.update(users).set({ manualClock }).run();
      runDueJobs(deps, user().id, manualClock);
    },
    profiles: () =>
      new Map(
        db
          .select()
          .from(locations)
          .all()
          .map(({ id, profile }) => [id, profile]),
      ),
  };
}

test(
  '2,500 locations are edited through a kill -9, each once, and put back but for what somebody changed since @BULK-1 @BULK-2',
  { timeout: 300_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'large-edit-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'twin.sqlite');
    const bench = createBulkEditBench(crowd);
    const id = bench.start(wanted);
    await bench.deps.db.$client.backup(path);
    const worker = join(import.meta.dirname, '../../testing/bulk-edit-worker.ts');
    const child = spawn(process.execPath, [worker, path, String(killedAt)], { stdio: 'inherit' });
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);

    const { db, deps, actor, progress, profiles, runOn } = continuedIn(path);
    const left = db.select().from(bulkEditItems).where(eq(bulkEditItems.status, 'pending')).all();
    expect(left.length).toBeGreaterThan(count - killedAt);
    expect(left.length).toBeLessThan(count - killedAt + 40);
    runOn();
    const done = showBulkEdit(deps, actor(), { id });
    expect(done.edit.status).toBe('completed');
    expect(done.totals).toEqual({ completed: 2250, refused: 125, failed: 125 });
    const sent = db.select().from(patchAttempts).all();
    expect(sent).toHaveLength(2375);
    expect(new Set(sent.map(({ locationId }) => locationId)).size).toBe(2375);
    const steps = progress.map(({ complete }) => complete);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.length).toBeGreaterThan(50);
    expect(steps.at(-1)).toBe(count);

    const byHand = bench.ids.slice(0, 3);
    for (const each of byHand)
      updateLocation(deps, actor(), { id: each, patch: { description: 'By hand since.' } });
    const last = Math.max(...sent.map((attempt) => attempt.id));
    undoBulkEdit(deps, actor(), id);
    runOn();
    expect(showBulkEdit(deps, actor(), { id }).totals).toEqual({
      undone: 2372,
      conflict: 3,
      refused: 125,
    });
    const after = profiles();
    const wrong = bench.ids.filter((each) => {
      const profile = after.get(each);
      const { openStatus, ...first } = bench.profile(each);
      const description = byHand.includes(each) ? 'By hand since.' : first.description;
      return (
        profile?.description !== description ||
        profile.openStatus !== openStatus ||
        profile.specialHours.length > 0
      );
    });
    expect(wrong).toEqual([]);
    const again = db
      .select()
      .from(patchAttempts)
      .all()
      .filter((attempt) => attempt.id > last);
    expect(new Set(again.map(({ locationId }) => locationId)).size).toBe(2375);
  },
);
