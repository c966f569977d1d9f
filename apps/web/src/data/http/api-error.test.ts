import { expect, test } from 'vitest';
import { apiError, refusalText } from './api-error.ts';

test('@ERR-4 a refusal without fields is shown with its message', () => {
  const refused = (fields: Readonly<Record<string, readonly string[]>>) =>
    refusalText(apiError({ kind: 'validation', fields }, { message: 'Not today.' }));
  expect(refused({ name: ['Too long.'], code: ['Taken.'] })).toBe('Too long. Taken.');
  expect(refused({})).toBe('Not today.');
});
