import type { NotificationConfigurationId } from '@placekeeper/contracts/core/id';
import type { NotificationConfiguration } from '@placekeeper/contracts/model/notification';
import { notificationSettings } from '@placekeeper/contracts/endpoints/notification-settings';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { beforeEach, expect, test, vi } from 'vitest';
import { dailyNotification } from '../../test/daily-notification.ts';
import { openTwinPage } from '../../test/twin-page.ts';
import { call } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { isChangedElsewhere } from '../http/api-error.ts';
import {
  chooseNotifications,
  removeAllSeen,
  removeSeen,
  restoreDefaults,
  saveConfiguration,
  turnOnFirstNotifications,
} from './mutations.ts';
import { addConfiguration } from './add-configuration.ts';
import { notificationQueries } from './queries.ts';

let page: Awaited<ReturnType<typeof openTwinPage>>;
let before: readonly NotificationConfigurationId[];

const configurations = async () =>
  (await call(notificationSettings.list, {})).configurations.map(({ id }) => id);
const broken = () => Response.json({ message: 'Server Error' }, { status: 500 });

beforeEach(async () => {
  page = await openTwinPage();
  await call(notificationSettings.create, {});
  before = await configurations();
  await show();
  if (before.length < 2) throw new Error('Too few to tell all from one.');
});

test('@NOTIF-3 restoring the defaults deletes all notifications and creates a new one', async () => {
  await restoreDefaults(null);
  const after = await configurations();
  expect(after).toHaveLength(1);
  expect(before).not.toContain(after[0]);
});

test('@NOTIF-1 a first import turns notifications on, and keeps existing ones', async () => {
  await turnOnFirstNotifications();
  expect(await configurations()).toEqual(before);
  await call(notificationSettings.removeAll, {});
  await turnOnFirstNotifications();
  expect(await configurations()).toHaveLength(1);
});

test('@NOTIF-3 restoring the defaults deletes none if the new one cannot be created', async () => {
  page.answerInstead(/^POST .*notification-settings$/, broken);
  await expect(restoreDefaults(null)).rejects.toMatchObject({ kind: 'server' });
  expect(await configurations()).toEqual(before);
});

test('@NOTIF-3 if the old notifications cannot be deleted, the new one remains', async () => {
  page.answerInstead(/^DELETE /, broken);
  await expect(restoreDefaults(null)).rejects.toMatchObject({ kind: 'server' });
  expect((await configurations()).length).toBe(before.length + 1);
});

test('@NOTIF-3 @ERR-4 a notification whose response was lost is not added twice', async () => {
  page.answerInstead(/^POST .*notification-settings$/, async (send) => {
    await send();
    throw new TypeError('Failed to fetch');
  });
  await restoreDefaults(null);
  expect(await configurations()).toHaveLength(1);
});

/** Reads the list, as its screen does. */
const show = async () =>
  queryClient.setQueryData(
    notificationQueries.list(null).queryKey,
    await call(notificationSettings.list, {}),
  );

/** Another device adds a notification with its own values; the screen does not show it yet. */
async function addElsewhere(): Promise<NotificationConfigurationId> {
  const { configuration } = await call(notificationSettings.create, {});
  if (!configuration) throw new Error('Nothing was created.');
  const { id } = configuration;
  const body = dailyNotification('other@example.com');
  await call(notificationSettings.update, { params: { id }, body });
  return id;
}

/** Another device's addition arrives, and this window's does not. */
function loseToAnother(): () => NotificationConfigurationId | undefined {
  let other: NotificationConfigurationId | undefined;
  let isFirst = true;
  page.answerInstead(/^POST .*notification-settings$/, async (send) => {
    if (!isFirst) return send();
    isFirst = false;
    other = await addElsewhere();
    throw new TypeError('Failed to fetch');
  });
  return () => other;
}

test('@NOTIF-2 @ERR-4 an addition that never arrived does not use another device’s notification', async () => {
  const other = loseToAnother();
  await expect(addConfiguration({ location: null })).rejects.toMatchObject({
    isPossiblyDone: true,
  });
  const added = await addConfiguration({ location: null });
  expect(added?.id).not.toBe(other());
  expect(await configurations()).toEqual([...before, other(), added?.id]);
});

test('@NOTIF-3 @ERR-4 restoring the defaults deletes nothing if the addition never arrived', async () => {
  const other = loseToAnother();
  await expect(restoreDefaults(null)).rejects.toMatchObject({ isPossiblyDone: true });
  expect(await configurations()).toEqual([...before, other()]);
  await restoreDefaults(null);
  expect(await configurations()).toEqual([other(), expect.any(Number)]);
});

test('@NOTIF-3 @ERR-4 restoring the defaults keeps an addition whose response was lost, and another device’s addition', async () => {
  await addInDoubt();
  const [added] = (await configurations()).filter((id) => !before.includes(id));
  const other = await addElsewhere();
  await restoreDefaults(null);
  expect(await configurations()).toEqual([added, other]);
});

/** Loses the responses of an addition and of the read that looks for it. */
async function addInDoubt(draft?: NotificationConfiguration): Promise<void> {
  let isLost = true;
  page.answerInstead(/notification-settings$/, async (send) => {
    const answer = await send();
    if (isLost) throw new TypeError('Failed to fetch');
    return answer;
  });
  await expect(addConfiguration({ location: null, draft })).rejects.toMatchObject({
    isPossiblyDone: true,
  });
  isLost = false;
}

test('@NOTIF-2 @ERR-4 the next attempt uses the notification that an addition in doubt created', async () => {
  await addInDoubt();
  const after = await configurations();
  expect(after).toHaveLength(before.length + 1);
  const added = await addConfiguration({ location: null });
  expect(added?.id).toBe(after.find((id) => !before.includes(id)));
  expect(await configurations()).toEqual(after);
  await addConfiguration({ location: null });
  expect(await configurations()).toHaveLength(after.length + 1);
});

test('@NOTIF-2 @ERR-4 after an addition in doubt, a new notification with other values is not used', async () => {
  await addInDoubt();
  const [id] = (await configurations()).filter((one) => !before.includes(one));
  if (id === undefined) throw new Error('Nothing was created.');
  const body = dailyNotification('other@example.com');
  await call(notificationSettings.update, { params: { id }, body });
  await addConfiguration({ location: null });
  expect(await configurations()).toHaveLength(before.length + 2);
});

test('@NOTIF-2 @ERR-4 only the draft whose addition is in doubt uses the created notification', async () => {
  const [id] = before;
  if (id === undefined) throw new Error('There is no configuration.');
  const [draft, next] = [1, 2].map(() => ({ id, ...dailyNotification('typed@example.com') }));
  await addInDoubt(draft);
  const [created] = (await configurations()).filter((one) => !before.includes(one));
  expect((await addConfiguration({ location: null, draft: next }))?.id).not.toBe(created);
  expect((await addConfiguration({ location: null, draft }))?.id).toBe(created);
  expect(await configurations()).toHaveLength(before.length + 2);
});

test.each([
  ['an older save of this window that arrives late', 'older@example.com', 'newer@example.com'],
  ['a save of another device', 'elsewhere@example.com', 'elsewhere@example.com'],
])('@NOTIF-2 @DET-3 after %s, %s, the platform has %s', async (_, landing, kept) => {
  const [id] = before;
  if (id === undefined) throw new Error('There is no configuration.');
  const save = (email: string) => ({ id, configuration: dailyNotification(email) });
  let first: AbortSignal | null | undefined;
  const twin = fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method !== 'PUT') return twin(path, init);
    if (first === undefined) {
      first = init.signal ?? null;
      return new Promise((__, reject) => {
        first?.addEventListener('abort', () => reject(first?.reason));
      });
    }
    const answer = await twin(path, init);
    vi.stubGlobal('fetch', twin);
    await call(notificationSettings.update, {
      params: { id },
      body: dailyNotification(landing),
    });
    return answer;
  });
  const older = saveConfiguration(save('older@example.com'));
  await expect.poll(() => first).toBeDefined();
  const newer = saveConfiguration(save('newer@example.com'));
  await expect(older).rejects.toMatchObject({ name: 'AbortError' });
  await newer;
  const { configurations: now } = await call(notificationSettings.list, {});
  expect(now.find((one) => one.id === id)?.options.emails).toEqual([kept]);
});

test('@NOTIF-2 an aborted save aborts its request, also while it waits for the rate limit', async () => {
  const [id] = before;
  if (id === undefined) throw new Error('There is no configuration.');
  const configuration = (period: 'daily' | 'immediate') => ({
    period,
    type: 'new-gbp-update' as const,
    options: {
      fields: [],
      sources: ['google' as const],
      emails: ['night@example.com'],
      verification_status: true,
      location: null,
    },
  });
  const signals: AbortSignal[] = [];
  const send = fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method === 'PUT' && init.signal) signals.push(init.signal);
    return signals.length === 1 && init.method === 'PUT'
      ? new Promise((__, reject) => {
          init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        })
      : send(path, init);
  });
  const older = { id, configuration: configuration('immediate') };
  const first = saveConfiguration(older);
  await expect.poll(() => signals).toHaveLength(1);
  const second = saveConfiguration({ id, configuration: configuration('daily') });
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  expect(signals[0]?.aborted).toBe(true);
  await expect(saveConfiguration(older)).rejects.toMatchObject({ name: 'AbortError' });
  await expect(second).resolves.toMatchObject({ configuration: { period: 'daily' } });
});

/** Another device adds a recipient, which this window doesn't show yet. */
async function addRecipientElsewhere(): Promise<NotificationConfigurationId> {
  const [id] = before;
  if (id === undefined) throw new Error('There is no configuration.');
  const body = dailyNotification('late@example.com');
  await call(notificationSettings.update, { params: { id }, body });
  return id;
}

const shownEmails = () =>
  queryClient
    .getQueryData(notificationQueries.list(null).queryKey)
    ?.configurations.flatMap(({ options }) => options.emails ?? []);

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => false,
    (error: unknown) => isChangedElsewhere(error),
  );

const removals: readonly [string, (id: NotificationConfigurationId) => Promise<unknown>][] = [
  ['deleting a notification', (id) => removeSeen(null, id)],
  ['turning notifications off', () => removeAllSeen(null)],
  ['restoring the defaults', () => restoreDefaults(null)],
];

test.each(removals)(
  '@NOTIF-2 @DET-3 %s asks again if another device has added a recipient meanwhile',
  async (_, remove) => {
    const id = await addRecipientElsewhere();
    expect(await refusal(remove(id))).toBe(true);
    expect(await configurations()).toEqual(before);
    expect(shownEmails()).toContain('late@example.com');
    await remove(id);
    expect(await configurations()).not.toContain(id);
  },
);

test('@NOTIF-2 @DET-3 turning notifications off asks again if another device has added one', async () => {
  const other = await addElsewhere();
  expect(await refusal(removeAllSeen(null))).toBe(true);
  expect(await configurations()).toEqual([...before, other]);
  await removeAllSeen(null);
  expect(await configurations()).toEqual([]);
});

test('@NOTIF-2 a notification that another device has deleted counts as deleted', async () => {
  const [id, ...others] = before;
  if (id === undefined) throw new Error('There is no configuration.');
  await call(notificationSettings.remove, { params: { id } });
  await removeSeen(null, id);
  expect(await configurations()).toEqual(others);
  await removeAllSeen(null);
  expect(await configurations()).toEqual([]);
});

test.each(['account', 'off'] as const)(
  '@LSET-2 @DET-3 the choice “%s” asks again if another device has given the location notifications',
  async (choice) => {
    const [location] = (await call(locations.list, {})).data;
    if (!location) throw new Error('There is no location.');
    const { id } = location;
    queryClient.setQueryData(notificationQueries.list(id).queryKey, { configurations: [] });
    const own = async () =>
      (await call(notificationSettings.list, { query: { location_id: id } })).configurations.length;
    await call(notificationSettings.create, { query: { location_id: id } });
    expect(await refusal(chooseNotifications(id, choice))).toBe(true);
    expect(await own()).toBe(1);
    expect(page.requests.filter((one) => one.includes('exclu') && !one.startsWith('GET'))).toEqual(
      [],
    );
    await chooseNotifications(id, choice);
    expect(await own()).toBe(0);
  },
);
