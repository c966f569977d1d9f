import { userChannel } from '@placekeeper/contracts/core/event';
import { expect, test, vi } from 'vitest';
import { subscribedTo } from './hub-faults.ts';
import { startTestHub } from './testing/test-hub.ts';
import type { TestHub } from './testing/test-hub.ts';
import { connectEcho, connectPusher, reported } from './testing/pusher-client.ts';
import type { PusherClient } from './testing/pusher-client.ts';

const channel = userChannel(7);

async function joined(
  testHub: TestHub,
  options: Parameters<typeof connectPusher>[1] = {},
): Promise<PusherClient> {
  const pusher = connectPusher(testHub, { userId: 7, ...options });
  await reported(pusher.subscribe(channel), 'pusher:subscription_succeeded');
  return pusher;
}

test("joins its user's channel and receives its events", async () => {
  const testHub = await startTestHub();
  const pusher = await joined(testHub);
  const heard = reported(pusher.channel(channel), 'location.imported');
  expect(
    testHub.hub.publish(channel, 'location.imported', { location: { id: 5, name: 'Café' } }),
  ).toBe(1);
  expect(await heard).toEqual({ location: { id: 5, name: 'Café' } });
  expect(testHub.askedFor).toEqual([pusher.connection.socket_id]);
});

test('Echo joins, and receives short names, class names and notifications', async () => {
  const testHub = await startTestHub();
  const echo = connectEcho(testHub, 7);
  const heard: unknown[] = [];
  const userEvents = echo.private('App.Models.User.7');
  await new Promise<void>((resolve) => {
    userEvents.subscribed(() => resolve());
  });
  userEvents
    .listen('.location.imported', (data: unknown) => heard.push(data))
    .listen('ImportProgressed', (data: unknown) => heard.push(data))
    .notification((data: unknown) => heard.push(data));
  testHub.hub.publish(channel, 'location.imported', { id: 1 });
  testHub.hub.publish(channel, 'App\\Events\\ImportProgressed', { id: 2 });
  testHub.hub.publish(channel, 'Illuminate\\Notifications\\Events\\BroadcastNotificationCreated', {
    id: 3,
  });
  await expect.poll(() => heard).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  expect(echo.socketId()).toBe(testHub.askedFor[0]);
});

test.for([
  ['a user on the channel of another', 8],
  ['a guest', undefined],
] as const)('refuses %s', async ([, userId]) => {
  const testHub = await startTestHub();
  const pusher = connectPusher(testHub, userId === undefined ? {} : { userId });
  const refusal = await reported(pusher.subscribe(channel), 'pusher:subscription_error');
  expect(refusal).toEqual({ type: 'AuthError', error: '403 {"message":""}' });
  expect(testHub.hub.subscriberCount(channel)).toBe(0);
  expect(pusher.connection.state).toBe('connected');
});

test.for([
  [
    'reverb',
    'error',
    { type: 'PusherError', data: { code: 4009, message: 'Connection is unauthorized' } },
  ],
  [
    'soketi',
    'pusher:subscription_error',
    { type: 'AuthError', error: 'The connection is unauthorized.', status: 401 },
  ],
] as const)('a forged signature is reported in the way of %s', async ([dialect, event, report]) => {
  const testHub = await startTestHub();
  testHub.hub.faults.dialect = dialect;
  const pusher = connectPusher(testHub, {
    channelAuthorization: {
      customHandler: (_request, callback) => callback(null, { auth: 'twin-key:forged' }),
    },
  });
  const emitter = dialect === 'reverb' ? pusher.connection : pusher.subscribe(channel);
  const refusal = reported(emitter, event);
  pusher.subscribe(channel);
  expect(await refusal).toEqual(report);
  expect(pusher.connection.state).toBe('connected');
});

test('excludes the sender, not its other windows', async () => {
  const testHub = await startTestHub();
  const [sender, other] = [await joined(testHub), await joined(testHub)];
  const heard: string[] = [];
  sender.channel(channel).bind('moved', () => heard.push('sender'));
  other.channel(channel).bind('moved', () => heard.push('other'));
  testHub.hub.publish(channel, 'moved', {}, { except: sender.connection.socket_id });
  const last = reported(sender.channel(channel), 'last');
  testHub.hub.publish(channel, 'last', {});
  await last;
  await expect.poll(() => heard).toEqual(['other']);
});

test('after 4200 it reconnects at once with another id and signature, and misses events in between', async () => {
  const testHub = await startTestHub();
  const pusher = await joined(testHub);
  const heard: unknown[] = [];
  pusher.channel(channel).bind('x', (data: unknown) => heard.push(data));
  const back = reported(pusher.channel(channel), 'pusher:subscription_succeeded');
  const before = pusher.connection.socket_id;
  testHub.hub.kick(4200, subscribedTo(channel));
  testHub.hub.publish(channel, 'x', { missed: true });
  await back;
  expect(pusher.connection.socket_id).not.toBe(before);
  expect(testHub.askedFor).toEqual([before, pusher.connection.socket_id]);
  testHub.hub.publish(channel, 'x', { missed: false });
  await expect.poll(() => heard).toEqual([{ missed: false }]);
});

test('after 4001 it does not reconnect, after a lost connection it does', async () => {
  const testHub = await startTestHub();
  const [banned, cut] = [await joined(testHub), await joined(testHub)];
  const error = reported(banned.connection, 'error');
  testHub.hub.kick(4001, (socket) => socket.socketId === banned.connection.socket_id);
  expect(await error).toMatchObject({
    data: { code: 4001, message: 'Application does not exist' },
  });
  const back = reported(cut.channel(channel), 'pusher:subscription_succeeded');
  testHub.hub.kick(1006);
  await back;
  expect(banned.connection.state).toBe('disconnected');
  expect(testHub.hub.stats().connections).toBe(1);
});

test('a signed-out user stays disconnected', async () => {
  const testHub = await startTestHub();
  const [own, foreign] = [await joined(testHub), connectPusher(testHub, { userId: 8 })];
  await reported(foreign.subscribe(userChannel(8)), 'pusher:subscription_succeeded');
  const out = reported(own.connection, 'disconnected');
  expect(testHub.hub.disconnectUser(7)).toBe(1);
  await out;
  expect(foreign.connection.state).toBe('connected');
});

test('an unknown key ends the connection', async () => {
  const testHub = await startTestHub();
  const pusher = connectPusher(testHub, { key: 'other-key' });
  const error = reported(pusher.connection, 'error');
  await reported(pusher.connection, 'disconnected');
  expect(await error).toMatchObject({
    error: { data: { code: 4001, message: 'Application does not exist' } },
  });
  expect(testHub.hub.stats().connections).toBe(0);
});

test('reconnects when pings are lost', async () => {
  const testHub = await startTestHub();
  const pusher = await joined(testHub, { activityTimeout: 30, pongTimeout: 30 });
  const before = pusher.connection.socket_id;
  testHub.hub.faults.dropPings = (socket) => socket.socketId === before;
  await reported(pusher.channel(channel), 'pusher:subscription_succeeded');
  expect(pusher.connection.socket_id).not.toBe(before);
  await expect.poll(() => testHub.hub.stats().connections).toBe(1);
});

test("uses the server's activity timeout, and its pings are answered", async () => {
  const testHub = await startTestHub({ activityTimeoutSeconds: 0.02 });
  const pings: string[] = [];
  testHub.hub.observe(({ direction, frame }) => {
    if (/"pusher:p[io]ng"/.test(frame)) pings.push(`${direction} ${frame}`);
  });
  const pusher = await joined(testHub, { pongTimeout: 2_000 });
  const id = pusher.connection.socket_id;
  await expect.poll(() => pings.length).toBeGreaterThan(5);
  expect(pings.slice(0, 2)).toEqual([
    'in {"event":"pusher:ping","data":{}}',
    'out {"event":"pusher:pong"}',
  ]);
  expect(pusher.connection.socket_id).toBe(id);
});

test("answers the server's pings and stays connected", async () => {
  const testHub = await startTestHub(
    { pingAfterMs: 20, pongWithinMs: 2_000 },
    { heartbeatEveryMs: 5 },
  );
  let pongs = 0;
  testHub.hub.observe(({ direction, frame }) => {
    if (direction === 'in' && frame.includes('pusher:pong')) pongs += 1;
  });
  const pusher = await joined(testHub);
  const id = pusher.connection.socket_id;
  await expect.poll(() => pongs).toBeGreaterThan(3);
  expect(pusher.connection.socket_id).toBe(id);
});

test('retries 15 seconds after a refused upgrade', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const testHub = await startTestHub();
  let upgrades = 0;
  testHub.hub.faults.refuseUpgrade = () => {
    upgrades += 1;
    return upgrades === 1 ? 503 : null;
  };
  const pusher = connectPusher(testHub, { userId: 7 });
  const inside = reported(pusher.subscribe(channel), 'pusher:subscription_succeeded');
  await expect.poll(() => upgrades).toBe(1);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(pusher.connection.state).toBe('unavailable');
  await vi.advanceTimersByTimeAsync(4_000);
  await inside;
  expect(upgrades).toBe(2);
});

test('reconnects after the server restarts', async () => {
  const testHub = await startTestHub();
  const pusher = await joined(testHub);
  const back = reported(pusher.channel(channel), 'pusher:subscription_succeeded');
  testHub.hub.kick(1001);
  await back;
  expect(pusher.connection.state).toBe('connected');
});
