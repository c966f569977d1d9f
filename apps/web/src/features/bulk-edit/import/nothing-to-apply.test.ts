import { expect, test } from 'vitest';
import { nothingToApply } from './nothing-to-apply.ts';

const report = { rows: 4, faulty: 0, error_total: 0, skipped_total: 0 };

test.each([
  ['success', 'Everything in this file is the same as here. There is nothing to apply.', {}],
  ['pending', 'There are no rows below the header. Choose another file.', { rows: 0 }],
  ['pending', 'No row could be read.', { rows: 0, error_total: 1 }],
  [
    'pending',
    'None of the rows that could be read changes a location.',
    { faulty: 2, error_total: 2 },
  ],
  ['pending', 'None of the rows that could be read changes a location.', { error_total: 1 }],
  ['pending', 'Nothing in this file can be applied. The reasons are below.', { skipped_total: 2 }],
])('@BULK-3 %s: %s', (tone, text, found) => {
  expect(nothingToApply({ ...report, ...found })).toEqual({ tone, text });
});
