import { userChannel } from '@placekeeper/contracts/core/event';
import { expect, test } from 'vitest';
import { signChannel } from './signature.ts';
import { startBench, type Bench } from './testing/bench.ts';
import { connectRaw, socketIdOf, type RawClient } from './testing/raw-client.ts';

const app = { key: 'twin-key', secret: 'twin-secret' };
const channel = userChannel(7);
const listeners = 200;
const events = 50;

async function join(bench: Bench, of = channel): Promise<RawClient> {
  const client = connectRaw(bench);
  const auth = signChannel(app, await socketIdOf(client), of);
  client.send({ event: 'pusher:subscribe', data: { channel: of, auth } });
  await client.frame('subscription_succeeded');
  return client;
}

/** The numbers of the received events, in order. */
const numbersOf = ({ frames }: RawClient) =>
  frames
    .map((frame): { event: string; data: string } => JSON.parse(frame))
    .filter(({ event }) => event === 'locations.fetched')
    .map(({ data }): number => JSON.parse(data).count);

test('every listener receives each event once, in order, and nobody else does @RT-1', async () => {
  const bench = await startBench();
  const clients = await Promise.all(Array.from({ length: listeners }, () => join(bench)));
  const stranger = await join(bench, userChannel(8));

  for (let count = 1; count <= events; count += 1) {
    bench.hub.publish(channel, 'locations.fetched', { operation_id: 'fetch', count });
  }
  // The last event on the other user's channel can arrive only after all others.
  bench.hub.publish(userChannel(8), 'locations.fetched', { operation_id: 'last', count: 0 });
  await Promise.all([
    stranger.frame('last'),
    ...clients.map((client) => client.frame(`\\"count\\":${events}}`)),
  ]);

  const inOrder = Array.from({ length: events }, (_, at) => at + 1);
  expect(clients.filter((client) => String(numbersOf(client)) !== String(inOrder))).toEqual([]);
  expect(numbersOf(stranger)).toEqual([0]);
});

test('a lost listener does not affect the others', async () => {
  const bench = await startBench();
  const clients = await Promise.all(Array.from({ length: 20 }, () => join(bench)));
  const [leaver, ...others] = clients;
  bench.hub.publish(channel, 'locations.fetched', { operation_id: 'fetch', count: 1 });
  leaver?.ws.terminate();
  await leaver?.closing;
  bench.hub.publish(channel, 'locations.fetched', { operation_id: 'fetch', count: 2 });
  await Promise.all(others.map((client) => client.frame('\\"count\\":2}')));
  expect(others.map(numbersOf)).toEqual(others.map(() => [1, 2]));
});
