import { LocationId, NotificationConfigurationId } from '@placekeeper/contracts/core/id';
import type { NotificationConfiguration } from '@placekeeper/contracts/model/notification';
import { useQuery } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../data/api/query-client.ts';
import { useRemoveConfiguration } from '../../data/notification-settings/mutations.ts';
import {
  notificationQueries,
  readConfigurationsAgain,
} from '../../data/notification-settings/queries.ts';
import { dailyNotification } from '../../test/daily-notification.ts';
import { renderHookWithQueries } from '../../test/render.tsx';
import { configurationDraftOf } from './configuration-draft.ts';
import { useNotificationForm } from './use-notification-form.ts';

const of = (email: string): NotificationConfiguration => ({
  id: NotificationConfigurationId.parse(1),
  ...dailyNotification(email),
});

/** The configuration on the platform. */
let saved = of('first@example.com');
let isDeleted = false;
let sent: string[] = [];
/** A configuration that another device saves right after this form, based on an earlier read. */
let other: NotificationConfiguration | null = null;
let reads = 0;
let fails: (method: string) => boolean;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  saved = of('first@example.com');
  sent = [];
  other = null;
  reads = 0;
  isDeleted = false;
  fails = () => false;
  queryClient.setQueryData(notificationQueries.list(null).queryKey, { configurations: [saved] });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'PUT') sent.push(body as string);
    if (fails(method)) throw new TypeError('Failed to fetch');
    if (method === 'GET') {
      if (path.startsWith('/api/')) reads += 1;
      return Response.json({ configurations: isDeleted ? [] : [saved] });
    }
    if (method === 'POST') {
      isDeleted = false;
      saved = { ...of('default@example.com'), id: NotificationConfigurationId.parse(2) };
      return Response.json({ configuration: saved }, { status: 201 });
    }
    if (isDeleted) return Response.json({ message: 'Not here.' }, { status: 404 });
    saved = { ...saved, ...JSON.parse(body as string) };
    const answer = { configuration: saved };
    saved = other ?? saved;
    return Response.json(answer);
  });
});

const renderForm = () =>
  renderHookWithQueries(() =>
    useNotificationForm(
      null,
      useQuery({ ...notificationQueries.list(null), staleTime: Infinity }).data?.configurations ??
        [],
    ),
  );

async function openForm() {
  const { result, act } = await renderForm();
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
  return { result, act, shown };
}

async function savedForm() {
  const { result, act, shown } = await openForm();
  await act(() => result.current.save());
  await expect.poll(() => result.current.isSaved).toBe(true);
  return { result, act, shown };
}

/** Advances the clock repeatedly, because the module with the timer can load after the save. */
const readAgain =
  <Value,>(value: () => Value) =>
  async () => {
    await vi.advanceTimersByTimeAsync(3000);
    return value();
  };

test('@NOTIF-2 @ERR-2 a value that another user’s save replaced is shown after the save', async () => {
  const { result, act, shown } = await savedForm();
  expect(result.current.overwrittenCount).toBe(0);
  saved = of('theirs@example.com');
  await expect.poll(readAgain(() => result.current.overwritten(shown()))).toEqual(['emails']);
  expect(result.current.overwrittenCount).toBe(1);
  expect(result.current.draft(shown()).emails).toEqual(['theirs@example.com']);

  await act(() => result.current.keep(shown(), 'emails'));
  expect(result.current.overwrittenCount).toBe(0);
  expect(result.current.draft(shown()).emails).toEqual(['mine@example.com']);
  await act(() => result.current.save());
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]).toContain('mine@example.com');
});

test('@NOTIF-2 the replaced value can be accepted, and one read follows a save', async () => {
  const { result, act, shown } = await savedForm();
  const before = reads;
  saved = of('theirs@example.com');
  await expect.poll(readAgain(() => result.current.overwrittenCount)).toBe(1);
  expect(reads).toBe(before + 1);
  await act(() => result.current.take(shown(), 'emails'));
  expect(result.current.overwrittenCount).toBe(0);
  expect(result.current.changed).toEqual([]);
});

test('@NOTIF-2 @DET-3 a save asks if another device has changed the same part without an event', async () => {
  const { result, act, shown } = await openForm();
  saved = of('theirs@example.com');
  await act(() => result.current.save());
  await expect.poll(() => result.current.isOvertaken).toBe(true);
  expect(sent).toEqual([]);
  expect(result.current.overtaken(shown())).toEqual(['emails']);
  expect(result.current.draft(shown()).emails).toEqual(['mine@example.com']);
  await act(() => result.current.keep(shown(), 'emails'));
  await act(() => result.current.save());
  await expect.poll(() => result.current.isSaved).toBe(true);
  expect(saved.options.emails).toEqual(['mine@example.com']);
});

test('@NOTIF-2 @DET-3 a save includes what another device has changed in other parts', async () => {
  const { result, act } = await openForm();
  saved = { ...saved, period: 'immediate' };
  await act(() => result.current.save());
  await expect.poll(() => result.current.isSaved).toBe(true);
  expect(saved).toMatchObject({ period: 'immediate', options: { emails: ['mine@example.com'] } });
});

test('@NOTIF-2 @DET-3 edits of a notification that was deleted elsewhere are kept and can be added', async () => {
  const { result, act } = await openForm();
  isDeleted = true;
  await act(() => result.current.save());
  await expect.poll(() => result.current.deleted).toHaveLength(1);
  expect(result.current.configurations).toEqual([]);
  expect(result.current).toMatchObject({ isOvertaken: true, error: null });
  expect(result.current.hasChanges()).toBe(true);
  expect(sent).toEqual([]);
  await act(() => result.current.addAgain(result.current.deleted[0] ?? saved));
  await expect.poll(() => result.current.deleted).toEqual([]);
  expect(sent).toHaveLength(1);
  expect(saved).toMatchObject({ id: 2, options: { emails: ['mine@example.com'] } });
  await expect.poll(() => result.current.hasChanges()).toBe(false);
});

test('@NOTIF-2 @DET-3 a deletion in this window is not described as one elsewhere', async () => {
  const { result, act } = await openForm();
  const { result: removal } = await renderHookWithQueries(() => useRemoveConfiguration(null));
  const answer = fetch;
  const held = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method !== 'DELETE') return answer(path, init);
    isDeleted = true;
    await held.promise;
    return new Response(null, { status: 204 });
  });
  const removed = removal.current.mutateAsync(saved.id);
  await expect.poll(() => isDeleted).toBe(true);
  // Another read misses the notification before the response arrives.
  await act(() => readConfigurationsAgain(null));
  await expect.poll(() => result.current.configurations).toEqual([]);
  expect(result.current.deleted).toEqual([]);
  held.resolve();
  await removed;
  await act(() => result.current.forget(saved.id));
  expect(result.current.deleted).toEqual([]);
});

test('@NOTIF-2 @DET-3 says that a notification was deleted between the read and the save', async () => {
  const { result, act } = await openForm();
  const answer = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (init.method === 'PUT') isDeleted = true;
    return answer(path, init);
  });
  await act(() => result.current.save());
  await expect.poll(() => result.current.deleted).toHaveLength(1);
  expect(result.current.error).toBeNull();
  await act(() => result.current.forget(saved.id));
  expect(result.current.hasChanges()).toBe(false);
});

test('@LSET-2 @DET-3 a save of a location shows that its notifications were turned off elsewhere', async () => {
  const location = LocationId.parse(3);
  const { queryKey } = notificationQueries.exclusions(location);
  queryClient.setQueryData(queryKey, { exclusions: [] });
  const answer = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    path.includes('exclu')
      ? Promise.resolve(Response.json({ exclusions: ['new-gbp-update'] }))
      : answer(path, init),
  );
  isDeleted = true;
  expect(await readConfigurationsAgain(location)).toEqual([]);
  expect(queryClient.getQueryData(queryKey)).toEqual({ exclusions: ['new-gbp-update'] });
});

test('@NOTIF-2 @DET-3 if two devices read before either saves, the overwritten device says so', async () => {
  other = { ...of('first@example.com'), period: 'immediate' };
  const { result, shown } = await savedForm();
  expect(saved).toEqual(other);
  await expect.poll(readAgain(() => result.current.overwritten(shown()))).toEqual(['emails']);
  expect(result.current.draft(shown())).toMatchObject({
    emails: ['first@example.com'],
    period: 'immediate',
  });
});

test('@NOTIF-2 an added notification is sent with the save and not before', async () => {
  const { result, act } = await renderForm();
  const calls: string[] = [];
  const answer = globalThis.fetch;
  let stored = [saved];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!path.includes('notification-settings')) return answer(path, init);
    if (init.method !== 'GET') calls.push(`${init.method} ${path}`);
    if (init.method === 'POST') {
      const created = { ...of('me@example.com'), id: NotificationConfigurationId.parse(2) };
      stored = [...stored, created];
      return Response.json({ configuration: created });
    }
    if (init.method === 'GET') return Response.json({ configurations: stored });
    const configuration = { id: 2, ...JSON.parse(init.body as string) };
    return Response.json({ configuration });
  });
  const add = async () => {
    let key = 0;
    await act(() => (key = result.current.add('me@example.com')));
    return key;
  };
  const draft = () => result.current.configurations.find(result.current.isDraft);
  const editDraft = (email: string) =>
    act(() => {
      const one = draft();
      if (one) result.current.edit(one, { ...result.current.draft(one), emails: [email] });
    });

  const first = await add();
  // Adding again returns the unedited draft instead of a second draft.
  expect(await add()).toBe(first);
  expect(result.current.changed).toHaveLength(1);
  await editDraft('a@example.com');
  expect(await add()).not.toBe(first);
  expect(result.current.changed).toHaveLength(2);
  let undo: (() => void) | undefined;
  await act(() => (undo = result.current.discard()));
  expect(result.current.configurations).toEqual([saved]);
  await act(() => undo?.());
  expect(result.current.changed).toHaveLength(2);
  await act(() => result.current.drop(result.current.changed[1] ?? saved));
  expect(result.current.changed).toHaveLength(1);
  expect(calls).toEqual([]);

  await act(() => result.current.save());
  await expect.poll(() => result.current.changed).toEqual([]);
  expect(calls).toEqual(['POST /api/notification-settings', 'PUT /api/notification-settings/2']);
  expect(result.current.configurations.map(({ options }) => options.emails)).toEqual([
    ['first@example.com'],
    ['a@example.com'],
  ]);
  expect(result.current.configurations.map(result.current.keyOf)).toEqual([1, first]);
});

test.each([
  [409, { message: 'Not today.' }],
  [422, { message: 'Not today.', errors: { type: ['No such type.'] } }],
])(
  '@NOTIF-2 @ERR-4 an added notification that was refused with a %i stays a draft, with the reason',
  async (status, body) => {
    const { result, act } = await renderForm();
    vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
      method === 'POST'
        ? Response.json(body, { status })
        : Response.json({ configurations: [saved] }),
    );
    await act(() => void result.current.add('me@example.com'));
    await act(() => result.current.save());
    await expect.poll(() => result.current.error).toBe('Not today.');
    expect(result.current.saving).toBe(false);
    expect(result.current.changed.map(result.current.isDraft)).toEqual([true]);
  },
);

test('@NOTIF-2 @ERR-4 a save that was refused without a field shows the reason', async () => {
  const { result, act } = await openForm();
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    method === 'PUT'
      ? Response.json({ message: 'Not today.' }, { status: 422 })
      : Response.json({ configurations: [saved] }),
  );
  await act(() => result.current.save());
  await expect.poll(() => result.current.error).toBe('Not today.');
});

test('@NOTIF-2 @ERR-4 a save without a response that cannot be looked up may be saved', async () => {
  const { result, act } = await openForm();
  fails = () => sent.length > 0;
  await act(() => result.current.save());
  await expect.poll(() => result.current.error).not.toBeNull();
  expect(result.current).toMatchObject({
    isUncertain: true,
    error: 'Can’t reach Placekeeper. Your request may still have gone through.',
  });
  await act(() => result.current.save());
  await expect.poll(() => result.current.saving).toBe(false);
  expect(result.current).toMatchObject({ isUncertain: true, hasChanges: expect.any(Function) });
  expect(sent).toHaveLength(1);
  fails = () => false;
  await act(() => result.current.save());
  await expect.poll(() => result.current.isSaved).toBe(true);
  expect(result.current).toMatchObject({ isUncertain: false, error: null, changed: [] });
});

test('@NOTIF-2 @ERR-4 a save keeps the edits and can be repeated if the read before it fails', async () => {
  const { result, act } = await openForm();
  fails = (method) => method === 'GET';
  await act(() => result.current.save());
  await expect.poll(() => result.current.error).toMatch(/^Can’t reach Placekeeper\. Check/);
  expect(result.current).toMatchObject({ isUncertain: false, changed: [{ id: 1 }] });
  expect(sent).toEqual([]);
  fails = () => false;
  await act(() => result.current.save());
  await expect.poll(() => result.current.isSaved).toBe(true);
  expect(result.current).toMatchObject({ error: null, changed: [] });
  expect(sent).toHaveLength(1);
});
