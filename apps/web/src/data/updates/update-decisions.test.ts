import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { expect, test } from 'vitest';
import { apiError } from '../http/api-error.ts';
import { actionOf, latestAttempts } from './update-decisions.ts';

const attempt = (id: number, status: string, submittedAt: number, message?: string) => ({
  id,
  action: 'accept' as UpdateAction,
  status,
  submittedAt,
  error: message === undefined ? null : new Error(message),
});

test('@UPD-12 pending and successful decisions hide their updates at once', () => {
  const { decided, errors } = latestAttempts([attempt(1, 'pending', 10), attempt(2, 'success', 5)]);
  expect([...decided.keys()]).toEqual([1, 2]);
  expect(errors.size).toBe(0);
});

test('@UPD-12 an update whose decision failed reappears with the reason, until the next try', () => {
  const failed = attempt(1, 'error', 10, 'There is no connection.');
  expect(latestAttempts([failed]).errors.get(1)).toBe(
    'Couldn’t accept this update. There is no connection.',
  );
  expect(latestAttempts([failed]).decided.has(1)).toBe(false);
  const again = latestAttempts([attempt(1, 'pending', 20), failed]);
  expect(again.decided.has(1)).toBe(true);
  expect(again.errors.size).toBe(0);
});

test('@UPD-12 @SESS-1 a decision that failed with the session reappears, and the shell says why', () => {
  for (const kind of ['session-expired', 'unauthenticated'] as const) {
    const stopped = { ...attempt(1, 'error', 10), error: apiError({ kind }, { endpoint: 'x' }) };
    const { decided, errors } = latestAttempts([stopped]);
    expect(decided.size + errors.size).toBe(0);
  }
});

test('@UPD-12 of two parallel attempts, the later one counts', () => {
  const { decided } = latestAttempts([
    attempt(1, 'success', 10),
    { ...attempt(1, 'pending', 10), action: 'reject' as const },
  ]);
  expect([...decided]).toEqual([[1, 'reject']]);
});

test('@UPD-12 a failure without a message counts as a failure', () => {
  expect(latestAttempts([attempt(1, 'error', 10)]).errors.get(1)).toBe(
    'Couldn’t accept this update. Something went wrong. Try again.',
  );
});

test('@UPD-12 a refusal by the platform is shown', () => {
  const error = apiError({ kind: 'forbidden' }, { endpoint: 'x' });
  const { errors } = latestAttempts([{ ...attempt(1, 'error', 10), error }]);
  expect(errors.get(1)).toBe(`Couldn’t accept this update. ${error.message}`);
});

test('@UPD-12 an undone decision hides nothing and reports nothing', () => {
  const undone = { ...attempt(1, 'success', 10), isUndone: true };
  const { decided, errors } = latestAttempts([undone]);
  expect(decided.size + errors.size).toBe(0);
});

test.each(['accept', 'reject', 'dismiss'])('the key of a write names the decision %s', (name) => {
  expect(actionOf(['updates', 'decide', name])).toBe(name);
});
