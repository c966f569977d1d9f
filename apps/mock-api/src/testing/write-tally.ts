import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { takeTally } from './tally.ts';

/** Every test file runs this file, which writes the test file's tally if the run is counted. */
const folder = process.env['PLACEKEEPER_TALLIES'];

afterAll(() => {
  // Takes the tally even if it is not written, because test files share one process.
  const counted = takeTally();
  if (!folder || !counted) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(counted));
});
