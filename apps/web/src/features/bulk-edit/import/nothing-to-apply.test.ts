import { expect, test } from 'vitest';
import { nothingToApply } from './nothing-to-apply.ts';

const report = { rows: 4, faulty: 0, error_total: 0, skipped_total: 0 };

test.each([
  ['success', 'This file matches your locations. There’s nothing to apply.', {}],
  ['pending', 'This file has a header but no rows.', { rows: 0 }],
  ['pending', 'Couldn’t read any rows in this file.', { rows: 0, error_total: 1 }],
  [
    'pending',
    'No changes found in the rows that Placekeeper could read.',
    { faulty: 2, error_total: 2 },
  ],
  ['pending', 'No changes found in the rows that Placekeeper could read.', { error_total: 1 }],
  ['pending', 'Nothing in this file can be applied. The reasons are below.', { skipped_total: 2 }],
])('@BULK-3 %s: %s', (tone, text, found) => {
  expect(nothingToApply({ ...report, ...found })).toEqual({ tone, text });
});
