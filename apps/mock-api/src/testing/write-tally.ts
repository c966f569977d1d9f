import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { takeTally } from './tally.ts';

/** Set-up of every test file: writes the file's tally if the run is counted. */
const folder = process.env['PLACEKEEPER_TALLIES'];

if (folder) {
  afterAll(() => {
    const counted = takeTally();
    if (!counted) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(counted));
  });
}
