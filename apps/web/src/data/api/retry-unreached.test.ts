import { focusManager, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { apiError } from '../http/api-error.ts';
import { queryClient } from './query-client.ts';
import { sessionConfirmed } from '../session/session.ts';

function watch(key: string, read: () => Promise<string>) {
  const observer = new QueryObserver(queryClient, { queryKey: [key], queryFn: read, retry: false });
  onTestFinished(observer.subscribe(() => undefined));
  return observer;
}

test('@ERR-4 a read that failed without a connection is repeated at the next response of the platform', async () => {
  const offline = apiError({ kind: 'offline' });
  const read = vi.fn(() => Promise.reject<string>(offline));
  const refused = vi.fn(() => Promise.reject<string>(apiError({ kind: 'forbidden' })));
  const screen = watch('screen', read);
  watch('refused', refused);
  await expect.poll(() => screen.getCurrentResult().isError).toBe(true);
  read.mockResolvedValueOnce('Here');
  sessionConfirmed();
  await expect.poll(() => screen.getCurrentResult().data).toBe('Here');
  sessionConfirmed();
  expect([read, refused].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
});

test('@ERR-4 a read that fails while others succeed is not repeated endlessly', async () => {
  const read = vi.fn(() => Promise.reject<string>(apiError({ kind: 'offline' })));
  const screen = watch('alone', read);
  for (let answer = 0; answer < 3; answer += 1) {
    await expect.poll(() => screen.getCurrentResult().isError).toBe(true);
    sessionConfirmed();
  }
  await expect.poll(() => screen.getCurrentResult().isError).toBe(true);
  expect(read).toHaveBeenCalledTimes(2);
});

test('@SESS-1 a read that an ended session refused is repeated at the next response, and on focus', async () => {
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
  await expect.poll(() => screen.getCurrentResult().isError).toBe(true);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await expect.poll(() => read).toHaveBeenCalledTimes(2);
  await expect.poll(() => screen.getCurrentResult().fetchStatus).toBe('idle');
  sessionConfirmed();
  await expect.poll(() => screen.getCurrentResult().data).toBe('Here');
});
