import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { apiError } from '../http/api-error.ts';
import { prefetch } from './prefetch.ts';
import { queryClient } from './query-client.ts';

const refused = () => apiError({ kind: 'forbidden' }, { endpoint: 'services.list' });

/** A read that failed once and is requested again by a loader. */
async function refusedBefore(key: string) {
  const asked: AbortSignal[] = [];
  const read = {
    queryKey: [key] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      asked.push(signal);
      if (asked.length === 1) throw refused();
      return new Promise<string>((resolve) => setTimeout(() => resolve('the list'), 10));
    },
  };
  const first = new QueryObserver<string>(queryClient, read);
  const leave = first.subscribe(() => undefined);
  await expect.poll(() => first.getCurrentResult().status).toBe('error');
  return { read, asked, leave };
}

test('a read that the previous screen cancels is repeated for the next screen @ERR-1', async () => {
  const { read, asked, leave } = await refusedBefore('left to the next');
  prefetch<string, string, readonly [string]>(read);
  leave();
  const next = new QueryObserver<string>(queryClient, { ...read, retryOnMount: false });
  const leaveNext = next.subscribe(() => undefined);
  await expect.poll(() => next.getCurrentResult().data).toBe('the list');
  expect(asked).toHaveLength(3);
  leaveNext();
});

test('a cancelled read without observers is not repeated @ERR-3', async () => {
  const { read, asked, leave } = await refusedBefore('left for good');
  prefetch<string, string, readonly [string]>(read);
  leave();
  await expect.poll(() => asked[1]?.aborted).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toHaveLength(2);
});

test('a read is initial, loading, loaded or failed, and a retry of a failed read shows its state @ENT-3', async () => {
  const answers = [refused(), 'the list'];
  const waiting: (() => void)[] = [];
  const queryKey = ['a list'];
  const read = {
    queryKey,
    queryFn: async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const state = () => {
    const { status, fetchStatus } = queryClient.getQueryState(queryKey) ?? {};
    return [status, fetchStatus];
  };
  const answer = async () => {
    await expect.poll(() => waiting.length).toBe(1);
    waiting.pop()?.();
  };
  expect(state()).toEqual([undefined, undefined]);
  prefetch(read);
  expect(state()).toEqual(['pending', 'fetching']);
  await answer();
  await expect.poll(state).toEqual(['error', 'idle']);
  prefetch(read);
  await answer();
  await expect.poll(state).toEqual(['success', 'idle']);
});
