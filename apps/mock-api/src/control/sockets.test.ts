import { api } from '@placekeeper/contracts/api';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTestTwin, type SignedInClient, type TestTwin } from '../testing/test-twin.ts';
import { control } from './contract.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
let count = 0;

/** Connects a socket of the user, and optionally joins the user's channel. */
async function listening(twin: TestTwin, user: SignedInClient, options = { join: true }) {
  count += 1;
  const socketId = `7.${count}`;
  const frames: { event: string; data: string }[] = [];
  const session = twin.deps.hub.connect({
    socketId,
    userId: user.userId,
    send: (frame) => frames.push(JSON.parse(frame)),
    close: () => {},
  });
  const channel = `private-App.Models.User.${user.userId}`;
  const say = (event: string, data: object) => session.receive(JSON.stringify({ event, data }));
  if (options.join) {
    const { auth } = await user.succeed(api.session.authorizeChannel, {
      body: { socket_id: socketId, channel_name: channel },
    });
    say('pusher:subscribe', { channel, auth });
  }
  frames.length = 0;
  return {
    say,
    channel,
    /** The counts in the received events, in the order of arrival. */
    heard: () =>
      frames
        .filter(({ event }) => event === 'locations.fetched')
        .map(({ data }) => (JSON.parse(data) as { count: number }).count),
    frames,
  };
}

async function two() {
  const twin = createTestTwin();
  const [user, other] = [await twin.as('new'), await twin.as('new')];
  const sockets = { user: await listening(twin, user), other: await listening(twin, other) };
  const tell = (...counts: readonly number[]) => {
    for (const number of counts) {
      for (const { channel } of Object.values(sockets)) {
        twin.deps.hub.publish(channel, 'locations.fetched', { operation_id: 'o', count: number });
      }
    }
  };
  const faults = (body: Readonly<Record<string, unknown>>) =>
    user.send(control.changeSocketFaults, { body });
  return { twin, user, other, sockets, tell, faults };
}

test('events can be dropped for one account', async () => {
  const { sockets, tell, faults } = await two();
  await faults({ drop_events: true });
  tell(1);
  await faults({ drop_events: false });
  tell(2);
  expect([sockets.user.heard(), sockets.other.heard()]).toEqual([[2], [1, 2]]);
});

test('events can be duplicated', async () => {
  const { sockets, tell, faults } = await two();
  await faults({ duplicate_events: true });
  tell(1, 2);
  expect([sockets.user.heard(), sockets.other.heard()]).toEqual([
    [1, 1, 2, 2],
    [1, 2],
  ]);
});

test('events can be delayed', async () => {
  const { sockets, tell, faults } = await two();
  await faults({ delay_events_ms: 500 });
  tell(1, 2);
  expect(sockets.user.heard()).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(sockets.user.heard()).toEqual([1, 2]);
});

test('events can be reordered', async () => {
  const { sockets, tell, faults } = await two();
  await faults({ reorder_events: true });
  tell(1, 2, 3, 4);
  vi.advanceTimersByTime(300);
  expect([sockets.user.heard(), sockets.other.heard()]).toEqual([
    [2, 4, 1, 3],
    [1, 2, 3, 4],
  ]);
});

test('any frame can be sent to one account, outside the contract', async () => {
  const { twin, user, sockets } = await two();
  const text = JSON.stringify({ event: 'shop.teleported', data: 'no JSON' });
  expect(await user.succeed(control.interject, { body: { text } })).toEqual({ sent: 1 });
  expect(sockets.user.frames).toEqual([{ event: 'shop.teleported', data: 'no JSON' }]);
  expect(sockets.other.frames).toEqual([]);
  const { events, violations } = await user.succeed(control.coverage);
  expect([events['shop.teleported'], violations]).toEqual([undefined, []]);
  expect((await twin.guest().send(control.interject, { body: { text } })).status).toBe(401);
  expect((await user.send(control.interject, { body: {} })).status).toBe(422);
});

test('pings can be dropped', async () => {
  const { sockets, faults } = await two();
  await faults({ drop_pings: true });
  for (const { say } of Object.values(sockets)) say('pusher:ping', {});
  expect(sockets.user.frames).toEqual([]);
  expect(sockets.other.frames).toEqual([{ event: 'pusher:pong' }]);
});

test('a refused channel is reported in the dialect of the account', async () => {
  const { twin, user, other, faults } = await two();
  await faults({ dialect: 'soketi' });
  for (const [client, event] of [
    [user, 'pusher:subscription_error'],
    [other, 'pusher:error'],
  ] as const) {
    const socket = await listening(twin, client, { join: false });
    socket.say('pusher:subscribe', { channel: 'private-App.Models.User.999', auth: 'wrong' });
    expect(socket.frames.map((frame) => frame.event)).toEqual([event]);
  }
});

test('sockets of a session can be refused a given number of times', async () => {
  const { twin, user, other, faults } = await two();
  const upgrade = (client: SignedInClient | null) =>
    twin.deps.hub.faults.refuseUpgrade?.({
      headers: client
        ? { cookie: [...client.cookies].map((pair) => pair.join('=')).join('; ') }
        : {},
    });
  await faults({ refuse_upgrades: { status: 503, times: 2 } });
  expect(upgrade(other)).toBeNull();
  // A socket without a session belongs to no account, so no account's fault refuses it.
  expect(upgrade(null)).toBeNull();
  expect([upgrade(user), upgrade(user), upgrade(user)]).toEqual([503, 503, null]);
  await faults({ refuse_upgrades: { status: 500, times: null } });
  expect([upgrade(user), upgrade(user)]).toEqual([500, 500]);
  expect(await user.succeed(control.socketFaults)).toMatchObject({
    refuse_upgrades: { status: 500, times: null },
  });
  await faults({ refuse_upgrades: null });
  expect(upgrade(user)).toBeNull();
});

test('sockets and channels are listed with their users', async () => {
  const { user, other, sockets } = await two();
  const { sockets: listed, channels } = await user.succeed(control.realtime);
  expect(listed.map(({ user_id, channels: joined }) => [user_id, joined])).toEqual([
    [user.userId, [sockets.user.channel]],
    [other.userId, [sockets.other.channel]],
  ]);
  expect(channels).toEqual([
    { name: sockets.user.channel, connections: 1 },
    { name: sockets.other.channel, connections: 1 },
  ]);
});

test.each([{ delay_events_ms: -1 }, { dialect: 'ably' }, { refuse_upgrades: { status: 200 } }])(
  'socket faults %j are refused',
  async (body) => {
    const { twin, user, faults } = await two();
    expect((await faults(body)).status).toBe(422);
    expect(await user.succeed(control.socketFaults)).toMatchObject({ dialect: 'reverb' });
    expect((await twin.guest().send(control.socketFaults)).status).toBe(401);
    expect((await twin.guest().send(control.changeSocketFaults, { body: {} })).status).toBe(401);
  },
);
