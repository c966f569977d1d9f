import { expect, test } from 'vitest';
import { apiError, refusalText, waitText } from './api-error.ts';

test('@ERR-4 a refusal without fields is shown with its message', () => {
  const refused = (fields: Readonly<Record<string, readonly string[]>>) =>
    refusalText(apiError({ kind: 'validation', fields }, { message: 'Not today.' }));
  expect(refused({ name: ['Too long.'], code: ['Taken.'] })).toBe('Too long. Taken.');
  expect(refused({})).toBe('Not today.');
});

test.each([
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [149, '3 minutes'],
])('@ERR-4 a wait of %i seconds is never named as shorter than it is: %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
