import { userChannel } from '@placekeeper/contracts/core/event';
import { expect, test, vi } from 'vitest';
import { createHub } from './hub.ts';
import type { Hub, ObservedFrame, Session } from './hub.ts';
import { subscribedTo, type SocketFilter } from './hub-faults.ts';
import { signChannel } from './signature.ts';
import { fakeConnection } from './testing/fake-connection.ts';
import type { FakeConnection } from './testing/fake-connection.ts';

const app = { key: 'k', secret: 's' };
const channel = userChannel(7);
const withSocketId =
  (socketId: string): SocketFilter =>
  (socket) =>
    socket.socketId === socketId;

interface Guest {
  readonly connection: FakeConnection;
  readonly session: Session;
}

function connect(hub: Hub, socketId: string): Guest {
  const connection = fakeConnection(socketId);
  return { connection, session: hub.connect(connection) };
}

function join(hub: Hub, socketId: string, name = channel): Guest {
  const guest = connect(hub, socketId);
  const auth = signChannel(app, socketId, name);
  guest.session.receive(
    JSON.stringify({ event: 'pusher:subscribe', data: { channel: name, auth } }),
  );
  guest.connection.sent.length = 0;
  return guest;
}

function createTimedHub() {
  const clock = { ms: 0 };
  const hub = createHub({
    ...app,
    pingAfterMs: 60,
    pongWithinMs: 30,
    now: () => clock.ms,
  });
  return { hub, clock };
}

test('greets with the socket id and the activity timeout', () => {
  const { connection } = connect(createHub(app), '1.2');
  expect(connection.sent).toEqual([
    '{"event":"pusher:connection_established","data":"{\\"socket_id\\":\\"1.2\\",\\"activity_timeout\\":30}"}',
  ]);
});

test('admits a signed socket, and confirms it', () => {
  const hub = createHub(app);
  const { session, connection } = connect(hub, '1.2');
  const auth = signChannel(app, '1.2', channel);
  session.receive(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
  expect(connection.sent[1]).toBe(
    '{"event":"pusher_internal:subscription_succeeded","channel":"private-App.Models.User.7","data":"{}"}',
  );
  expect(hub.subscriberCount(channel)).toBe(1);
});

test.for([
  ['reverb', 'pusher:error', '{"code":4009,"message":"Connection is unauthorized"}'],
  [
    'soketi',
    'pusher:subscription_error',
    { type: 'AuthError', error: 'The connection is unauthorized.', status: 401 },
  ],
] as const)('refuses a bad signature like %s, and stays open', ([dialect, event, data]) => {
  const hub = createHub(app);
  hub.faults.dialect = dialect;
  const { session, connection } = connect(hub, '1.2');
  const auth = signChannel(app, '1.3', channel);
  session.receive(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
  expect(JSON.parse(connection.sent[1] ?? '')).toMatchObject({ event, data });
  expect(connection.closedWith).toEqual([]);
  expect(hub.subscriberCount(channel)).toBe(0);
});

test.for(['presence-room', 'private-App.Models.User.7', 'room with spaces', 'r'.repeat(165), ''])(
  'refuses an unsigned socket the channel %j',
  (name) => {
    const hub = createHub(app);
    const { session, connection } = connect(hub, '1.2');
    session.receive(JSON.stringify({ event: 'pusher:subscribe', data: { channel: name } }));
    expect(connection.sent[1]).toContain('4009');
    expect(hub.stats().channels).toBe(0);
  },
);

test('admits any socket to a public channel', () => {
  const hub = createHub(app);
  connect(hub, '1.2').session.receive('{"event":"pusher:subscribe","data":{"channel":"news"}}');
  expect(hub.subscriberCount('news')).toBe(1);
});

test('sends an event to its channel only, as the same string to all', () => {
  const hub = createHub(app);
  const [first, second, other] = [
    join(hub, '1.1'),
    join(hub, '1.2'),
    join(hub, '1.3', userChannel(8)),
  ];
  expect(hub.publish(channel, 'location.imported', { id: 5, name: 'Café "Mitte"' })).toBe(2);
  expect(first.connection.sent).toEqual([
    JSON.stringify({
      event: 'location.imported',
      channel,
      data: JSON.stringify({ id: 5, name: 'Café "Mitte"' }),
    }),
  ]);
  expect(second.connection.sent).toEqual(first.connection.sent);
  expect(other.connection.sent).toEqual([]);
});

test('serialises an event once for all listeners', () => {
  const hub = createHub(app);
  for (let i = 1; i <= 50; i += 1) join(hub, `1.${i}`);
  let reads = 0;
  const payload = {
    toJSON() {
      reads += 1;
      return { id: 1 };
    },
  };
  hub.publish(channel, 'x', payload);
  expect(reads).toBe(1);
});

test('excludes the sender', () => {
  const hub = createHub(app);
  const [sender, other] = [join(hub, '1.1'), join(hub, '1.2')];
  expect(hub.publish(channel, 'x', {}, { except: '1.1' })).toBe(1);
  expect(sender.connection.sent).toEqual([]);
  expect(other.connection.sent).toHaveLength(1);
});

test('does not replay events to later listeners', () => {
  const hub = createHub(app);
  expect(hub.publish(channel, 'x', {})).toBe(0);
  expect(join(hub, '1.1').connection.sent).toEqual([]);
});

test("refuses an event over a Pusher server's limits", () => {
  const hub = createHub(app);
  expect(() => hub.publish(channel, 'x', ['é'.repeat(5_200)])).toThrow(/10404 bytes/);
  expect(() => hub.publish(channel, 'x', ['é'.repeat(5_100)])).not.toThrow();
});

test('stops sending after an unsubscribe and after a disconnect', () => {
  const hub = createHub(app);
  const [leaver, gone] = [join(hub, '1.1'), join(hub, '1.2')];
  leaver.session.receive(JSON.stringify({ event: 'pusher:unsubscribe', data: { channel } }));
  gone.session.closed();
  expect(hub.publish(channel, 'x', {})).toBe(0);
  expect(hub.stats()).toEqual({ connections: 1, channels: 0, published: 1, delivered: 0 });
});

test('answers a ping', () => {
  const { session, connection } = join(createHub(app), '1.1');
  session.receive('{"event":"pusher:ping","data":{}}');
  expect(connection.sent).toEqual(['{"event":"pusher:pong"}']);
});

test.for([
  '',
  '{',
  'null',
  '[]',
  '7',
  '{}',
  '{"event":7}',
  '{"event":"pusher:signin","data":{}}',
  '{"event":"pusher:subscribe","data":[]}',
  '{"event":"pusher:unsubscribe"}',
  '{"event":"hello"}',
])('answers %j with an error and stays open', (text) => {
  const { session, connection } = join(createHub(app), '1.1');
  session.receive(text);
  expect(connection.sent).toEqual([
    '{"event":"pusher:error","data":"{\\"code\\":4200,\\"message\\":\\"Invalid message format\\"}"}',
  ]);
  expect(connection.closedWith).toEqual([]);
});

test('kicks all or chosen sockets, and ignores their frames', () => {
  const hub = createHub(app);
  const [first, second, other] = [
    join(hub, '1.1'),
    join(hub, '1.2'),
    join(hub, '1.3', userChannel(8)),
  ];
  expect(hub.kick(4200, withSocketId('1.1'))).toBe(1);
  expect(hub.kick(4100, subscribedTo(userChannel(8)))).toBe(1);
  expect([first, second, other].map((guest) => guest.connection.closedWith)).toEqual([
    [4200],
    [],
    [4100],
  ]);
  first.session.receive('{"event":"pusher:ping","data":{}}');
  expect(first.connection.sent).toEqual([]);
  expect(hub.kick(1006)).toBe(1);
  expect(second.connection.closedWith).toEqual([1006]);
  expect(hub.stats()).toMatchObject({ connections: 0, channels: 0 });
});

test('disconnects a user on all devices, permanently or to authenticate again', () => {
  const hub = createHub(app);
  const [phone, laptop, other] = [
    join(hub, '1.1'),
    join(hub, '1.2'),
    join(hub, '1.3', userChannel(70)),
  ];
  expect(hub.disconnectUser(7)).toBe(2);
  expect(hub.disconnectUser(70, 4200)).toBe(1);
  expect([phone, laptop, other].map((guest) => guest.connection.closedWith)).toEqual([
    [4009],
    [4009],
    [4200],
  ]);
});

test('shows every frame to an observer', () => {
  const hub = createHub(app);
  const seen: ObservedFrame[] = [];
  const stop = hub.observe((frame) => seen.push(frame));
  const { session } = connect(hub, '1.1');
  session.receive('{"event":"pusher:ping","data":{}}');
  stop();
  session.receive('{"event":"pusher:ping","data":{}}');
  const socketId = '1.1';
  expect(seen).toEqual([
    { direction: 'out', socketId, frame: expect.stringContaining('pusher:connection_established') },
    { direction: 'in', socketId, frame: '{"event":"pusher:ping","data":{}}' },
    { direction: 'out', socketId, frame: '{"event":"pusher:pong"}' },
  ]);
});

test('pings after silence, accepts any frame as the answer, and closes without one', () => {
  const { hub, clock } = createTimedHub();
  const [alive, dead] = [join(hub, '1.1'), join(hub, '1.2')];
  function at(ms: number): void {
    clock.ms = ms;
    hub.checkHeartbeats();
  }
  at(59);
  expect(alive.connection.sent).toEqual([]);
  at(60);
  at(70);
  expect(alive.connection.sent).toEqual(['{"event":"pusher:ping"}']);
  alive.session.receive('{"event":"pusher:pong","data":{}}');
  at(89);
  expect(dead.connection.closedWith).toEqual([]);
  at(90);
  expect(dead.connection.closedWith).toEqual([4201]);
  expect(alive.connection.closedWith).toEqual([]);
  at(130);
  expect(alive.connection.sent).toHaveLength(2);
  expect(hub.stats().connections).toBe(1);
});

test('drops the pings of the chosen sockets, both ways', () => {
  const { hub, clock } = createTimedHub();
  const [lossy, other] = [join(hub, '1.1'), join(hub, '1.2')];
  hub.faults.dropPings = withSocketId('1.1');
  for (const guest of [lossy, other]) guest.session.receive('{"event":"pusher:ping","data":{}}');
  clock.ms = 60;
  hub.checkHeartbeats();
  expect(lossy.connection.sent).toEqual([]);
  expect(other.connection.sent).toEqual(['{"event":"pusher:pong"}', '{"event":"pusher:ping"}']);
  clock.ms = 90;
  other.session.receive('{"event":"pusher:pong","data":{}}');
  hub.checkHeartbeats();
  expect(lossy.connection.closedWith).toEqual([4201]);
  expect(other.connection.closedWith).toEqual([]);
});

test('drops the events of the chosen sockets', () => {
  const hub = createHub(app);
  const [deaf, other] = [join(hub, '1.1'), join(hub, '1.2')];
  hub.faults.dropEvents = withSocketId('1.1');
  expect(hub.publish(channel, 'x', {})).toBe(1);
  expect([deaf.connection.sent.length, other.connection.sent.length]).toEqual([0, 1]);
});

test('a socket that throws is dropped, and the others get the event', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const hub = createHub(app);
  const broken = join(hub, '1.1');
  const whole = join(hub, '1.2');
  Object.assign(broken.connection, {
    send: () => {
      throw new Error('write EPIPE');
    },
  });
  const publish = () => hub.publish(channel, 'locations.fetched', { operation_id: 'a', count: 1 });
  expect(publish()).toBe(1);
  expect(whole.connection.sent).toHaveLength(1);
  expect(hub.sockets().map(({ socketId }) => socketId)).toEqual(['1.2']);
  expect(publish()).toBe(1);
  expect(logged).toHaveBeenCalledOnce();
});

test('a socket that throws later, in a delayed event or a ping, does not end the process', () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { hub, clock } = createTimedHub();
  const { connection } = join(hub, '1.1');
  const other = join(hub, '1.2');
  hub.faults.delayEvents = () => 10;
  hub.publish(channel, 'locations.fetched', { operation_id: 'a', count: 1 });
  const fail = () => {
    throw new Error('write EPIPE');
  };
  Object.assign(connection, { send: fail });
  expect(() => vi.advanceTimersByTime(10)).not.toThrow();
  Object.assign(other.connection, { send: fail });
  clock.ms = 61;
  expect(() => hub.checkHeartbeats()).not.toThrow();
  expect(hub.stats().connections).toBe(0);
});
