import { expect, test } from 'vitest';
import { failuresByField } from './failures-by-field.ts';

const error = (field: string | null, reason = 'INVALID') => ({ field, reason, message: null });

test('@ADM-1 each failed field has its reasons, and reasons without a field have a separate row', () => {
  const failures = failuresByField({
    fields: ['title', 'websiteUri'],
    errors: [error('title'), error('title', 'TOO_LONG'), error('phoneNumbers')],
  });
  expect(failures.map(({ field, errors, isRefused }) => [field, errors.length, isRefused])).toEqual(
    [
      ['title', 2, true],
      ['websiteUri', 0, false],
      ['phoneNumbers', 1, true],
    ],
  );
  expect(
    failuresByField({ fields: ['title'], errors: [error(null)] }).map(({ field }) => field),
  ).toEqual(['title', null]);
  expect(failuresByField({ fields: ['title'], errors: [] })).toEqual([
    { field: 'title', errors: [], isRefused: true },
  ]);
});
