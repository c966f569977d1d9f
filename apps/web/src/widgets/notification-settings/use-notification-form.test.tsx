import { NotificationConfigurationId } from '@placekeeper/contracts/core/id';
import type { NotificationConfiguration } from '@placekeeper/contracts/model/notification';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { queryClient } from '../../data/api/query-client.ts';
import { notificationQueries } from '../../data/notification-settings/queries.ts';
// The form loads it on demand, and the fake clock does not wait for that.
import '../../data/realtime/read-after-save.ts';
import { configurationDraftOf } from './draft.ts';
import { useNotificationForm } from './use-notification-form.ts';

const of = (email: string): NotificationConfiguration => ({
  id: NotificationConfigurationId.parse(1),
  type: 'new-gbp-update',
  period: 'daily',
  options: {
    fields: [],
    sources: ['google'],
    emails: [email],
    verification_status: true,
    location: null,
  },
});

/** The saved configuration, and the bodies that this form sent. */
let saved = of('first@example.com');
let sent: string[] = [];
/** What another device saves right after this one, from a read before it. */
let other: NotificationConfiguration | null = null;
let reads = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  saved = of('first@example.com');
  sent = [];
  other = null;
  reads = 0;
  queryClient.setQueryData(notificationQueries.list(null).queryKey, { configurations: [saved] });
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'GET') {
      if (path.startsWith('/api/')) reads += 1;
      return Response.json({ configurations: [saved] });
    }
    sent.push(body as string);
    saved = { ...saved, ...JSON.parse(body as string) };
    const answer = { configuration: saved };
    saved = other ?? saved;
    return Response.json(answer);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  queryClient.clear();
});

async function savedForm() {
  const { result, act } = await renderHook(
    () =>
      useNotificationForm(
        null,
        useQuery({ ...notificationQueries.list(null), staleTime: Infinity }).data?.configurations ??
          [],
      ),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  );
  const shown = () => {
    const [configuration] = result.current.configurations;
    if (!configuration) throw new Error('No configuration');
    return configuration;
  };
  const type = (email: string) =>
    act(() => {
      const draft = configurationDraftOf(shown());
      result.current.edit(shown(), { ...draft, emails: [email] });
    });
  await type('mine@example.com');
  await act(() => result.current.save());
  await vi.waitFor(() => expect(result.current.isSaved).toBe(true));
  return { result, act, shown };
}

/** The code of the read may arrive after the save. */
const readAgain = (shows: () => void) =>
  vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(3000);
    shows();
  });

test('@NOTIF-2 @ERR-2 a value that another user’s save replaced is shown after the save', async () => {
  const { result, act, shown } = await savedForm();
  expect(result.current.overwrittenCount).toBe(0);
  saved = of('theirs@example.com');
  await readAgain(() => expect(result.current.overwritten(shown())).toEqual(['emails']));
  expect(result.current.overwrittenCount).toBe(1);
  expect(result.current.draft(shown()).emails).toEqual(['theirs@example.com']);

  await act(() => result.current.keep(shown(), 'emails'));
  expect(result.current.overwrittenCount).toBe(0);
  expect(result.current.draft(shown()).emails).toEqual(['mine@example.com']);
  await act(() => result.current.save());
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toContain('mine@example.com');
});

test('@NOTIF-2 the replaced value can be accepted, and one read follows a save', async () => {
  const { result, act, shown } = await savedForm();
  const before = reads;
  saved = of('theirs@example.com');
  await readAgain(() => expect(result.current.overwrittenCount).toBe(1));
  expect(reads).toBe(before + 1);
  await act(() => result.current.take(shown(), 'emails'));
  expect(result.current.overwrittenCount).toBe(0);
  expect(result.current.changed).toEqual([]);
});

test('@NOTIF-2 @DET-3 of two devices that read before either saves, the overwritten one is told', async () => {
  other = { ...of('first@example.com'), period: 'immediate' };
  const { result, shown } = await savedForm();
  expect(saved).toEqual(other);
  await readAgain(() => expect(result.current.overwritten(shown())).toEqual(['emails']));
  expect(result.current.draft(shown())).toMatchObject({
    emails: ['first@example.com'],
    period: 'immediate',
  });
});
