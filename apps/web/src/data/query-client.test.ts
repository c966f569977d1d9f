import { expect, test } from 'vitest';
import { apiError, type Failure } from './api-error.ts';
import { retryDelay, shouldRetry } from './query-client.ts';

const error = (failure: Failure) => apiError(failure, { endpoint: 'tags.list' });

test.each<[Failure, boolean]>([
  [{ kind: 'offline' }, true],
  [{ kind: 'server', status: 500 }, true],
  [{ kind: 'server', status: 503 }, true],
  [{ kind: 'server', status: 418 }, false],
  [{ kind: 'rate-limited', retryAfter: 3 }, true],
  [{ kind: 'rate-limited', retryAfter: 600 }, false],
  [{ kind: 'validation', fields: {} }, false],
  [{ kind: 'unauthenticated' }, false],
  [{ kind: 'session-expired' }, false],
  [{ kind: 'forbidden' }, false],
  [{ kind: 'not-found' }, false],
  [{ kind: 'conflict' }, false],
  [{ kind: 'malformed' }, false],
])('%j is tried again: %s (ERR-4)', (failure, again) => {
  expect(shouldRetry(0, error(failure))).toBe(again);
});

test('twice, not for ever', () => {
  expect(shouldRetry(1, error({ kind: 'offline' }))).toBe(true);
  expect(shouldRetry(2, error({ kind: 'offline' }))).toBe(false);
});

test('a limited call waits as long as it was told', () => {
  expect(retryDelay(0, error({ kind: 'rate-limited', retryAfter: 7 }))).toBe(7000);
  expect(retryDelay(1, error({ kind: 'offline' }))).toBe(1000);
});
