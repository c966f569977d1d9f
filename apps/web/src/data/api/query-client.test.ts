import { expect, test, vi } from 'vitest';
import { apiError, type Failure } from '../http/api-error.ts';
import { readRetryDelay, shouldRetry } from './query-client.ts';

const error = (failure: Failure) => apiError(failure, { endpoint: 'tags.list' });

test.each<[Failure, boolean]>([
  [{ kind: 'offline' }, true],
  [{ kind: 'server', status: 500 }, true],
  [{ kind: 'server', status: 503 }, true],
  [{ kind: 'server', status: 418 }, false],
  [{ kind: 'offline', timedOut: true }, false],
  [{ kind: 'rate-limited', retryAfter: 3 }, false],
  [{ kind: 'rate-limited', retryAfter: 600 }, false],
  [{ kind: 'validation', fields: {} }, false],
  [{ kind: 'unauthenticated' }, false],
  [{ kind: 'session-expired' }, false],
  [{ kind: 'forbidden' }, false],
  [{ kind: 'not-found' }, false],
  [{ kind: 'conflict' }, false],
  [{ kind: 'malformed' }, false],
])('%j is retried: %s (ERR-4)', (failure, again) => {
  expect(shouldRetry(0, error(failure))).toBe(again);
});

test('a read is retried at most twice', () => {
  expect(shouldRetry(1, error({ kind: 'offline' }))).toBe(true);
  expect(shouldRetry(2, error({ kind: 'offline' }))).toBe(false);
});

test('each retry waits longer, and windows that failed together retry at different times (ERR-4)', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  expect([readRetryDelay(0), readRetryDelay(1)]).toEqual([250, 500]);
  vi.spyOn(Math, 'random').mockReturnValue(1);
  expect([readRetryDelay(0), readRetryDelay(1)]).toEqual([750, 1500]);
  vi.restoreAllMocks();
});
