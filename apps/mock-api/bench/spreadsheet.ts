import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { openDatabase } from '../src/db/client.ts';
import { locations } from '../src/db/schema/locations.ts';
import type { Deps } from '../src/deps.ts';
import { actorFor } from '../src/domain/actor.ts';
import { readSpreadsheetChanges } from '../src/domain/bulk-edit-imports/read-changes.ts';
import { createHub } from '../src/realtime/hub.ts';
import { createAccount } from '../src/seed/create-account.ts';
import { writeSpreadsheet } from '../src/spreadsheet/write-spreadsheet.ts';

/** BULK-3: what it takes to write a spreadsheet of all locations, and to find that nothing in it is new. */
const count = Number(process.argv[2] ?? 25_000);
const deps: Deps = {
  db: openDatabase(':memory:', join(import.meta.dirname, '../drizzle')),
  clock: Date.now,
  hub: createHub({ key: 'bench', secret: 'bench' }),
  webOrigin: 'https://web.example',
};
const user = createAccount(deps, { persona: 'agency', clock: 'manual', locations: count });

const text = timed('written', () =>
  writeSpreadsheet(
    deps.db
      .select({ profile: locations.profile })
      .from(locations)
      .all()
      .map(({ profile }) => profile),
  ),
);
const { rows, errors, changes } = timed('compared', () =>
  readSpreadsheetChanges(deps, actorFor(deps, user), text),
);
const megabytes = (Buffer.byteLength(text) / 1024 ** 2).toFixed(1);
console.log(`${rows} rows, ${megabytes} MB: ${changes.size} differences, ${errors.length} errors`);

function timed<Result>(what: string, work: () => Result): Result {
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  const result = work();
  const used = process.cpuUsage(cpu).user / 1000;
  console.log(
    `${what} in ${Math.round(performance.now() - began)} ms (${Math.round(used)} ms of processor)`,
  );
  return result;
}
