import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { apiError } from './api-error.ts';
import { prefetch } from './prefetch.ts';
import { queryClient } from './query-client.ts';

const refused = () => apiError({ kind: 'forbidden' }, { endpoint: 'services.list' });

/** A read that was refused once, as a loader asks for it again. */
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

test('what a screen leaves while the next one waits for it is asked for again @ERR-1', async () => {
  const { read, asked, leave } = await refusedBefore('left to the next');
  prefetch<string, string, readonly [string]>(read);
  leave();
  const next = new QueryObserver<string>(queryClient, { ...read, retryOnMount: false });
  const leaveNext = next.subscribe(() => undefined);
  await expect.poll(() => next.getCurrentResult().data).toBe('the list');
  expect(asked).toHaveLength(3);
  leaveNext();
});

test('what nobody waits for any more is not @ERR-3', async () => {
  const { read, asked, leave } = await refusedBefore('left for good');
  prefetch<string, string, readonly [string]>(read);
  leave();
  await expect.poll(() => asked[1]?.aborted).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toHaveLength(2);
});
