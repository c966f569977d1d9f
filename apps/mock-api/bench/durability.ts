import { listeners } from '../src/listeners.ts';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import Sqlite from 'better-sqlite3';
import { openDatabase } from '../src/db/client.ts';
import type { Deps } from '../src/deps.ts';
import { actorFor } from '../src/domain/actor.ts';
import { listLocations } from '../src/domain/locations/queries/list.ts';
import { updateLocation } from '../src/domain/locations/commands/update.ts';
import { createHub } from '../src/realtime/hub.ts';
import { createAccount } from '../src/seed/create-account.ts';

/** Measures the time of a save with each page size and each setting of `journal_mode` and `synchronous`. */
const locations = Number(process.argv[2] ?? 20_000);
const seconds = Number(process.argv[3] ?? 2);
const migrations = join(import.meta.dirname, '../drizzle');
const folder = mkdtempSync(join(tmpdir(), 'twin-durability-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

console.log(`Node ${process.version}, ${locations.toLocaleString('en')} locations\n`);
console.log(
  row(['page', 'made in ms', 'MB', 'journal', 'synchronous', 'saves/s', 'p50 ms', 'p99 ms']),
);
for (const pageSize of [4096, 8192, 16_384]) {
  const file = join(folder, `${pageSize}.sqlite`);
  // Creates the file with its page size, because the page size of an existing file does not change.
  const empty = new Sqlite(file);
  empty.pragma(`page_size = ${pageSize}`);
  empty.exec('CREATE TABLE made (at integer); DROP TABLE made');
  empty.close();
  const start = performance.now();
  const user = withDatabase(file, (deps) =>
    createAccount(deps, { persona: 'agency', clock: 'manual', locations }),
  );
  const made = [pageSize, Math.round(performance.now() - start), megabytes(file)];
  for (const [journal, synchronous] of [
    ['WAL', 'OFF'],
    ['WAL', 'NORMAL'],
    ['WAL', 'FULL'],
    ['DELETE', 'FULL'],
  ] as const) {
    const figures = withDatabase(file, (deps) => {
      deps.db.$client.pragma(`journal_mode = ${journal}`);
      deps.db.$client.pragma(`synchronous = ${synchronous}`);
      return save(deps, actorFor(deps, user));
    });
    console.log(row([...made, journal, synchronous, ...figures]));
  }
}

function save(deps: Deps, actor: ReturnType<typeof actorFor>): readonly (string | number)[] {
  const { items } = listLocations(deps, actor, { page: { size: 1000 } });
  const times: number[] = [];
  const began = performance.now();
  while (performance.now() - began < seconds * 1000) {
    const item = items[times.length % items.length];
    if (!item) throw new Error('There is no location');
    const start = performance.now();
    const description = `Turn ${times.length} of the benchmark.`;
    updateLocation(deps, actor, { id: item.row.id, patch: { description } });
    times.push(performance.now() - start);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
  return [Math.round(times.length / seconds), at(0.5), at(0.99)];
}

function withDatabase<Result>(file: string, work: (deps: Deps) => Result): Result {
  const db = openDatabase(file, migrations);
  const hub = createHub({ key: 'bench', secret: 'bench' });
  const result = work({ db, hub, clock: Date.now, webOrigin: 'https://web.example', listeners });
  db.$client.close();
  return result;
}

function megabytes(file: string): number {
  return Math.round(statSync(file).size / 1024 / 1024);
}

function row(cells: readonly (string | number)[]): string {
  return cells.map((cell) => String(cell).padStart(12)).join('');
}
