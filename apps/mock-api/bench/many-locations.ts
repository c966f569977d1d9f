import { maximumSelection } from '@placekeeper/contracts/rules/limits';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { openDatabase } from '../src/db/client.ts';
import { locations } from '../src/db/schema/locations.ts';
import type { Deps } from '../src/deps.ts';
import { actorFor } from '../src/domain/actor.ts';
import { readSpreadsheetChanges } from '../src/domain/bulk-edit-imports/read-changes.ts';
import { previewBulkEdit } from '../src/domain/bulk-edits/preview.ts';
import { readLocationList } from '../src/domain/bulk-edits/read-list.ts';
import { readHolidayPlan } from '../src/domain/holiday-plans/read.ts';
import { createHub } from '../src/realtime/hub.ts';
import { createAccount } from '../src/seed/create-account.ts';
import { writeSpreadsheet } from '@placekeeper/contracts/spreadsheet/write-spreadsheet';
import { sheetProfileOf } from '../src/spreadsheet/sheet-profile.ts';

/** BULK-1, BULK-3: what waits while many locations are read, compared or planned at once: `node bench/many-locations.ts 2500`. */
const count = Number(process.argv[2] ?? 25_000);
const deps: Deps = {
  db: openDatabase(':memory:', join(import.meta.dirname, '../drizzle')),
  clock: Date.now,
  hub: createHub({ key: 'bench', secret: 'bench' }),
  webOrigin: 'https://web.example',
};
const user = createAccount(deps, { persona: 'agency', clock: 'manual', locations: count });
const actor = actorFor(deps, user);

const text = timed('a spreadsheet of all, written', () =>
  writeSpreadsheet(
    deps.db
      .select({ profile: locations.profile })
      .from(locations)
      .all()
      .map(({ profile }) => sheetProfileOf(profile)),
  ),
);
const { rows, errors, changes } = timed('the same, compared', () =>
  readSpreadsheetChanges(deps, actor, text),
);
const megabytes = (Buffer.byteLength(text) / 1024 ** 2).toFixed(1);
console.log(`${rows} rows, ${megabytes} MB: ${changes.size} differences, ${errors.length} errors`);

const codes = text
  .split('\n')
  .slice(1)
  .map((line) => line.split(',')[0])
  .join('\n');
timed('a list of 10,000 lines, found', () =>
  readLocationList(deps, actor, { text: codes.split('\n').slice(0, 10_000).join('\n') }),
);
if (count <= maximumSelection) {
  timed('a bulk edit of all, previewed', () =>
    previewBulkEdit(deps, actor, {
      selection: { mode: 'matching' },
      changes: { set: { website_url: 'https://agency.example/find-us', label: 'Campaign' } },
    }),
  );
}
const days = Array.from({ length: 12 }, (_, at) => ({
  date: `2026-12-${10 + at}`,
  before: `2025-12-${10 + at}`,
}));
timed('twelve holidays of all, planned', () =>
  readHolidayPlan(deps, actor, {
    dates: days,
    steps: days.map(({ date }) => ({
      selection: { mode: 'matching' },
      date,
      plan: { type: 'closed' },
    })),
  }),
);

function timed<Result>(what: string, work: () => Result): Result {
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  const result = work();
  const used = process.cpuUsage(cpu).user / 1000;
  console.log(
    `${what} in ${Math.round(performance.now() - began)} ms (${Math.round(used)} ms of processor)`,
  );
  return result;
}
