import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { currentUserQueries } from './queries.ts';

beforeEach(() => queryClient.mount());
afterEach(() => {
  queryClient.unmount();
  queryClient.clear();
  focusManager.setFocused(undefined);
});

test('@ONB-5 slots bought in another tab are read as soon as the user returns', async () => {
  const read = vi.fn().mockResolvedValue({});
  const observer = new QueryObserver(queryClient, {
    ...currentUserQueries.subscriptionMeta(),
    queryFn: read,
  });
  const end = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await expect.poll(() => read).toHaveBeenCalledTimes(2);
  end();
});
