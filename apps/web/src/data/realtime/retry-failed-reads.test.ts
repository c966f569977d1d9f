import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { apiError } from '../http/api-error.ts';
import { retryFailedReads } from './retry-failed-reads.ts';

vi.mock('../../lib/telemetry/report-error.ts', () => ({ reportError: () => undefined }));

let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  end = retryFailedReads();
});
afterEach(() => {
  end();
  queryClient.clear();
  focusManager.setFocused(undefined);
});

function watch(key: string, read: () => Promise<string>) {
  const observer = new QueryObserver(queryClient, { queryKey: [key], queryFn: read, retry: false });
  onTestFinished(observer.subscribe(() => undefined));
  return observer;
}

test('@ERR-4 a read that failed without a connection is repeated, later after each failure', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const times: number[] = [];
  const start = Date.now();
  const failure = apiError({ kind: 'offline', timedOut: true });
  const read = vi.fn(() => {
    times.push(Math.round((Date.now() - start) / 1000));
    return times.length < 6 ? Promise.reject<string>(failure) : Promise.resolve('Here');
  });
  const screen = watch('half-open', read);
  await vi.advanceTimersByTimeAsync(340_000);
  expect(screen.getCurrentResult().data).toBe('Here');
  expect(times).toEqual([0, 10, 30, 70, 130, 190]);
});

test('@ERR-4 a read of a hidden window is repeated when the window is visible', async () => {
  focusManager.setFocused(false);
  const read = vi.fn(() => Promise.reject<string>(apiError({ kind: 'offline' })));
  watch('hidden', read);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(read).toHaveBeenCalledTimes(1);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(read.mock.calls.length).toBeGreaterThan(1);
});

test('@ERR-4 a read that failed before the start is repeated too', async () => {
  end();
  const read = vi
    .fn(() => Promise.resolve('Here'))
    .mockRejectedValueOnce(apiError({ kind: 'server', status: 503 }));
  const screen = watch('before', read);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(screen.getCurrentResult().isError).toBe(true);
  end = retryFailedReads();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(screen.getCurrentResult().data).toBe('Here');
});

test.each([{ kind: 'server', status: 500 }, { kind: 'forbidden' }, { kind: 'not-found' }] as const)(
  'after %j no read is repeated',
  async (failure) => {
    const read = vi.fn(() => Promise.reject<string>(apiError(failure)));
    watch('refused', read);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(read).toHaveBeenCalledTimes(1);
  },
);
