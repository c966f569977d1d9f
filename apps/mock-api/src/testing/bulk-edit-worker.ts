import { join } from 'node:path';
import { openDatabase } from '../db/client.ts';
import { users } from '../db/schema/users.ts';
import { hours } from '../domain/clock.ts';
import { createHub } from '../realtime/hub.ts';
import { runDueJobs } from '../simulator/run-due-jobs.ts';

/** A process that lets the queue run, and is killed in the middle of the step in which an item gets its turn. */
const [path, item] = process.argv.slice(2);
if (path === undefined || item === undefined) throw new Error('Which database, and which item?');
const db = openDatabase(path, join(import.meta.dirname, '../../drizzle'));
db.$client.function('die', () => process.kill(process.pid, 'SIGKILL'));
db.$client.exec(
  `CREATE TEMP TRIGGER killer AFTER UPDATE ON bulk_edit_items WHEN NEW.id = ${Number(item)} BEGIN SELECT die(); END`,
);
const hub = createHub({ key: 'test', secret: 'test-secret' });
for (const { id, manualClock } of db.select().from(users).all()) {
  runDueJobs(
    { db, hub, clock: Date.now, webOrigin: 'https://web.example' },
    id,
    (manualClock ?? 0) + hours(1),
  );
}
