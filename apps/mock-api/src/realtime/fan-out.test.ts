import { userChannel } from '@placekeeper/contracts/core/event';
import { expect, test } from 'vitest';
import { signChannel } from './signature.ts';
import { startTestHub, type TestHub } from './testing/test-hub.ts';
import { connectRaw, socketIdOf, type RawClient } from './testing/raw-client.ts';

const app = { key: 'twin-key', secret: 'twin-secret' };
const channel = userChannel(7);
const listeners = 200;
const events = 50;

async function join(testHub: TestHub, of = channel): Promise<RawClient> {
  const client = connectRaw(testHub);
  const auth = signChannel(app, await socketIdOf(client), of);
  client.send({ event: 'pusher:subscribe', data: { channel: of, auth } });
  await client.frame('subscription_succeeded');
  return client;
}

/** Returns the `count` of each received event, in order. */
const numbersOf = ({ frames }: RawClient) =>
  frames
    .map((frame): { event: string; data: string } => JSON.parse(frame))
    .filter(({ event }) => event === 'locations.fetched')
    .map(({ data }): number => JSON.parse(data).count);

test('every listener receives each event once, in order, and nobody else does @RT-1', async () => {
  const testHub = await startTestHub();
  const clients = await Promise.all(Array.from({ length: listeners }, () => join(testHub)));
  const stranger = await join(testHub, userChannel(8));

  for (let count = 1; count <= events; count += 1) {
    testHub.hub.publish(channel, 'locations.fetched', { operation_id: 'fetch', count });
  }
  // This event is published last, so the stranger receives it after any event that it receives by mistake.
  testHub.hub.publish(userChannel(8), 'locations.fetched', { operation_id: 'last', count: 0 });
  await Promise.all([
    stranger.frame('last'),
    ...clients.map((client) => client.frame(`\\"count\\":${events}}`)),
  ]);

  const inOrder = Array.from({ length: events }, (_, at) => at + 1);
  expect(clients.filter((client) => String(numbersOf(client)) !== String(inOrder))).toEqual([]);
  expect(numbersOf(stranger)).toEqual([0]);
});

test('a lost listener does not affect the others', async () => {
  const testHub = await startTestHub();
  const clients = await Promise.all(Array.from({ length: 20 }, () => join(testHub)));
  const [leaver, ...others] = clients;
  testHub.hub.publish(channel, 'locations.fetched', { operation_id: 'fetch', count: 1 });
  leaver?.ws.terminate();
  await leaver?.closing;
  testHub.hub.publish(channel, 'locations.fetched', { operation_id: 'fetch', count: 2 });
  await Promise.all(others.map((client) => client.frame('\\"count\\":2}')));
  expect(others.map(numbersOf)).toEqual(others.map(() => [1, 2]));
});
