import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { apiError } from '../http/api-error.ts';
import { queryClient } from './query-client.ts';
import { sessionAnswered } from '../session/session.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  queryClient.clear();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

function watch(key: string, read: () => Promise<string>) {
  const observer = new QueryObserver(queryClient, { queryKey: [key], queryFn: read, retry: false });
  onTestFinished(observer.subscribe(() => undefined));
  return observer;
}

test('@ERR-4 what could not be reached is read again once the platform answers', async () => {
  const offline = apiError({ kind: 'offline' });
  const read = vi.fn(() => Promise.reject<string>(offline));
  const refused = vi.fn(() => Promise.reject<string>(apiError({ kind: 'forbidden' })));
  const screen = watch('screen', read);
  watch('refused', refused);
  await vi.waitFor(() => expect(screen.getCurrentResult().isError).toBe(true));
  read.mockResolvedValueOnce('Here');
  sessionAnswered();
  await vi.waitFor(() => expect(screen.getCurrentResult().data).toBe('Here'));
  sessionAnswered();
  expect([read, refused].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
});

test('@ERR-4 what fails alone is not tried without end', async () => {
  const read = vi.fn(() => Promise.reject<string>(apiError({ kind: 'offline' })));
  const screen = watch('alone', read);
  for (let answer = 0; answer < 3; answer += 1) {
    await vi.waitFor(() => expect(screen.getCurrentResult().isError).toBe(true));
    sessionAnswered();
  }
  await vi.waitFor(() => expect(screen.getCurrentResult().isError).toBe(true));
  expect(read).toHaveBeenCalledTimes(2);
});

test('@ERR-4 what could not be reached is read again in time, later after each failure', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  onTestFinished(() => void vi.restoreAllMocks());
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

test('@ERR-4 what nobody looks at is not read again before somebody does', async () => {
  focusManager.setFocused(false);
  onTestFinished(() => focusManager.setFocused(undefined));
  const read = vi.fn(() => Promise.reject<string>(apiError({ kind: 'offline' })));
  watch('hidden', read);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(read).toHaveBeenCalledTimes(1);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(read.mock.calls.length).toBeGreaterThan(1);
});

test('@SESS-1 what an ended session refused is read again with the next answer, and on return', async () => {
  queryClient.mount();
  onTestFinished(() => {
    queryClient.unmount();
    focusManager.setFocused(undefined);
  });
  const expired = apiError({ kind: 'session-expired' });
  const read = vi
    .fn(() => Promise.resolve('Here'))
    .mockRejectedValueOnce(expired)
    .mockRejectedValueOnce(expired);
  const screen = watch('expired', read);
  await vi.waitFor(() => expect(screen.getCurrentResult().isError).toBe(true));
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(screen.getCurrentResult().fetchStatus).toBe('idle'));
  sessionAnswered();
  await vi.waitFor(() => expect(screen.getCurrentResult().data).toBe('Here'));
});
