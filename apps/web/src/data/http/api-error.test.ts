import { expect, test } from 'vitest';
import {
  apiError,
  changedElsewhere,
  isChangedElsewhere,
  isTemporary,
  refusalText,
  waitText,
  writeErrorMessage,
  type Failure,
} from './api-error.ts';

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

test.each<[Failure, message: string]>([
  [{ kind: 'offline' }, 'Can’t reach Placekeeper. Check your connection and try again.'],
  [
    { kind: 'offline', timedOut: true },
    'Placekeeper didn’t respond in time. Try again in a moment.',
  ],
  [
    { kind: 'offline', timedOut: true, isPossiblyDone: true },
    'Placekeeper didn’t respond in time. Your request may still have gone through.',
  ],
  [
    { kind: 'server', status: 500, isPossiblyDone: true },
    'Something went wrong in Placekeeper. Your request may still have gone through.',
  ],
])('@ERR-4 %j says what happened and what to do', (failure, message) => {
  expect(apiError(failure).message).toBe(message);
  expect(writeErrorMessage(apiError(failure))).toBe(message);
});

test.each(['session-expired', 'unauthenticated'] as const)(
  '@SESS-1 %s is announced by the shell, not where the write started',
  (kind) => {
    expect(writeErrorMessage(apiError({ kind }))).toBeUndefined();
  },
);

test.each<[Failure, boolean]>([
  [{ kind: 'offline' }, true],
  [{ kind: 'server', status: 502 }, true],
  [{ kind: 'server', status: 504 }, true],
  [{ kind: 'server', status: 501 }, false],
  [{ kind: 'server', status: 505 }, false],
  [{ kind: 'malformed' }, false],
])('@ERR-4 whether a retry may succeed after %j: %s', (failure, is) => {
  expect(isTemporary(apiError(failure))).toBe(is);
});

test('a change elsewhere that stopped a deletion differs from a conflict that the platform reports', () => {
  expect(isChangedElsewhere(changedElsewhere())).toBe(true);
  expect(changedElsewhere().message).toMatch(
    /^Nothing was done, because the details changed elsewhere/,
  );
  expect(isChangedElsewhere(apiError({ kind: 'conflict' }, { endpoint: 'tags.remove' }))).toBe(
    false,
  );
  expect(isChangedElsewhere(apiError({ kind: 'not-found' }))).toBe(false);
});
