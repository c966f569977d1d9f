import { NotificationConfigurationId } from '@placekeeper/contracts/core/id';
import { expect, test, vi } from 'vitest';
import { dailyNotification } from '../../test/daily-notification.ts';
import { renderHookWithQueries } from '../../test/render.tsx';
import { notificationQueries } from './queries.ts';
import { useSaveConfiguration } from './mutations.ts';
import { queryClient } from '../api/query-client.ts';

const id = NotificationConfigurationId.parse(1);
const { queryKey } = notificationQueries.list(null);

test('@NOTIF-2 a newer save of a form aborts the request of the older one in flight', async () => {
  queryClient.setQueryData(queryKey, {
    configurations: [{ id, ...dailyNotification('first@example.com') }],
  });
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, signal, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ configurations: [] });
    signals.push(signal);
    if (signals.length > 1)
      return Response.json({ configuration: { id, ...JSON.parse(body as string) } });
    return new Promise((__, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  const { result } = await renderHookWithQueries(() => useSaveConfiguration(null));
  const ended = result.current
    .mutateAsync({ id, configuration: dailyNotification('older@example.com') })
    .catch((error: unknown) => error);
  await expect.poll(() => signals).toHaveLength(1);
  await result.current.mutateAsync({ id, configuration: dailyNotification('newer@example.com') });
  expect(await ended).toMatchObject({ name: 'AbortError' });
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  expect(queryClient.getQueryData(queryKey)?.configurations).toMatchObject([
    { options: { emails: ['newer@example.com'] } },
  ]);
});
