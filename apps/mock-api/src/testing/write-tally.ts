import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { takeTally } from './tally.ts';

/** Set-up of every test file: writes the file's tally if the run is counted. */
const folder = process.env['PLACEKEEPER_TALLIES'];

afterAll(() => {
  // Taken in each run, because the files share one process.
  const counted = takeTally();
  if (!folder || !counted) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(counted));
});
