import { beforeEach, expect, test, vi } from 'vitest';
import { apiError, type Failure } from './api-error.ts';
import { reportUnexpected } from './report-unexpected.ts';

const reportError = vi.hoisted(() => vi.fn());
vi.mock('../../lib/telemetry/report-error.ts', () => ({ reportError }));
beforeEach(() => reportError.mockClear());

const failure = (kind: Failure) => apiError(kind, { endpoint: 'tags.rename' });

test.each<[what: string, error: unknown]>([
  ['an error of the application', new TypeError('x is undefined')],
  ['a failure of the server', failure({ kind: 'server', status: 500 })],
  ['an unreadable response', failure({ kind: 'malformed' })],
])('%s is reported', (_, error) => {
  reportUnexpected(error, 'loader', { call: 'tags.list' });
  expect(reportError).toHaveBeenCalledExactlyOnceWith(error, 'loader', { call: 'tags.list' });
});

test.each<[what: string, error: unknown]>([
  ['a cancelled call', new DOMException('Stopped', 'AbortError')],
  ['a lost connection', failure({ kind: 'offline' })],
  ['a refusal', failure({ kind: 'forbidden' })],
  ['a conflict', failure({ kind: 'conflict' })],
])('%s is normal, and not reported', (_, error) => {
  reportUnexpected(error, 'loader');
  expect(reportError).not.toHaveBeenCalled();
});
