import { expect, test } from 'vitest';
import { createHub } from './hub.ts';
import type { Hub, Session } from './hub.ts';
import { signChannel } from './signature.ts';
import { fakeConnection } from './testing/fake-connection.ts';
import type { FakeConnection } from './testing/fake-connection.ts';

const app = { key: 'k', secret: 's' };
const channel = 'private-room';
const typing = (name: string): string =>
  JSON.stringify({ event: 'client-typing', channel: name, data: { by: 'me' } });

function join(
  hub: Hub,
  socketId: string,
  name: string,
): { connection: FakeConnection; session: Session } {
  const connection = fakeConnection(socketId);
  const session = hub.connect(connection);
  const auth = signChannel(app, socketId, name);
  session.receive(JSON.stringify({ event: 'pusher:subscribe', data: { channel: name, auth } }));
  connection.sent.length = 0;
  return { connection, session };
}

test('the platform does not forward client events', () => {
  const hub = createHub(app);
  const [sender, other] = [join(hub, '1.1', channel), join(hub, '1.2', channel)];
  sender.session.receive(typing(channel));
  expect(sender.connection.sent[0]).toContain('\\"code\\":4301');
  expect(sender.connection.sent[0]).toContain('does not have client messaging enabled');
  expect(sender.connection.closedWith).toEqual([]);
  expect(other.connection.sent).toEqual([]);
});

test('if enabled, the others in the channel receive them', () => {
  const hub = createHub({ ...app, clientEvents: true });
  const [sender, other] = [join(hub, '1.1', channel), join(hub, '1.2', channel)];
  sender.session.receive(typing(channel));
  expect(sender.connection.sent).toEqual([]);
  expect(other.connection.sent).toEqual([
    JSON.stringify({ event: 'client-typing', channel, data: '{"by":"me"}' }),
  ]);
});

test.for([
  ['public', 'room', 4301],
  ['foreign', 'private-elsewhere', 4009],
] as const)('if enabled, not on a %s channel', ([, name, code]) => {
  const hub = createHub({ ...app, clientEvents: true });
  const other = join(hub, '1.2', name);
  const sender = join(hub, '1.1', name === 'room' ? name : channel);
  sender.session.receive(typing(name));
  expect(sender.connection.sent[0]).toContain(`\\"code\\":${code}`);
  expect(other.connection.sent).toEqual([]);
});

test('if enabled, ten per second', () => {
  let ms = 0;
  const hub = createHub({ ...app, clientEvents: true, now: () => ms });
  const [sender, other] = [join(hub, '1.1', channel), join(hub, '1.2', channel)];
  for (let i = 0; i < 11; i += 1) {
    ms += 50;
    sender.session.receive(typing(channel));
  }
  expect(other.connection.sent).toHaveLength(10);
  expect(sender.connection.sent).toHaveLength(1);
  expect(sender.connection.sent[0]).toContain('4301');
  ms = 1_050;
  sender.session.receive(typing(channel));
  expect(other.connection.sent).toHaveLength(11);
});
