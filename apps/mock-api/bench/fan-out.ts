import { performance } from 'node:perf_hooks';
import { api } from '@placekeeper/contracts/api';
import { userChannel } from '@placekeeper/contracts/core/event';
import { WebSocket } from 'ws';
import { control } from '../src/control/contract.ts';
import type { HttpClient } from '../src/testing/http-client.ts';

export interface Delivery {
  /** The time from the request for a change until the first listener has the event, in milliseconds. */
  readonly first: number;
  /** The time from the request for a change until the last listener has the event, in milliseconds. */
  readonly last: number;
}

type Listener = (text: string) => void;

interface Crowd {
  /** Replaces the listener: the new listener receives every later message. */
  hear(listener: Listener): void;
  leave(): void;
}

/** The number of listeners that connect at a time. */
const atOnce = 100;

async function gather(count: number, join: (hear: Listener) => Promise<WebSocket>): Promise<Crowd> {
  let listener: Listener = () => {};
  const sockets: WebSocket[] = [];
  while (sockets.length < count) {
    const batch = Array.from({ length: Math.min(atOnce, count - sockets.length) }, () =>
      join((text) => listener(text)),
    );
    sockets.push(...(await Promise.all(batch)));
  }
  return {
    hear: (next) => (listener = next),
    leave: () => sockets.forEach((socket) => socket.terminate()),
  };
}

/** Returns the median of several rounds. In each round, `trigger` causes one message, which all listeners receive. */
async function time(
  crowd: Crowd,
  count: number,
  { rounds, isIt, trigger }: { rounds: number; isIt: (text: string) => boolean; trigger: Trigger },
): Promise<Delivery> {
  const deliveries: Delivery[] = [];
  for (let round = 0; round < rounds; round += 1) {
    let received = 0;
    let first = 0;
    const start = performance.now();
    const last = new Promise<number>((resolve) => {
      crowd.hear((text) => {
        if (!isIt(text)) return;
        received += 1;
        if (received === 1) first = performance.now() - start;
        if (received === count) resolve(performance.now() - start);
      });
    });
    await trigger(round);
    deliveries.push({ last: await last, first });
  }
  const median = (of: (delivery: Delivery) => number) =>
    deliveries.map(of).toSorted((a, b) => a - b)[Math.floor(deliveries.length / 2)] ?? Number.NaN;
  return { first: median(({ first }) => first), last: median(({ last }) => last) };
}

type Trigger = (round: number) => Promise<unknown>;

/** Connects listeners to the twin. Each change of a location sends all listeners an event. */
export async function twinFanOut(
  url: string,
  client: HttpClient,
  { count, rounds }: { count: number; rounds: number },
): Promise<Delivery> {
  const { key } = await client.succeed(control.realtime, {});
  const { user } = await client.succeed(api.currentUser.show, {});
  const managed = { gbp_management_status: 'enabled' } as const;
  const { data } = await client.succeed(api.locations.list, { query: managed });
  const channel = userChannel(user.id);
  const crowd = await gather(count, async (hear) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/app/${key}?protocol=7`, {
      origin: url,
    });
    const joined = new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.on('message', (message: Buffer) => {
        const text = message.toString();
        if (text.includes('connection_established')) {
          void client
            .succeed(api.session.authorizeChannel, {
              body: {
                socket_id: /"socket_id\\":\\"([^"\\]+)/.exec(text)?.[1] ?? '',
                channel_name: channel,
              },
            })
            .then(({ auth }) =>
              socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } })),
            )
            .catch(reject);
        } else if (text.includes('subscription_succeeded')) resolve();
        else hear(text);
      });
    });
    await joined;
    return socket;
  });
  const trigger: Trigger = async (round) => {
    const location = data[round % data.length];
    if (!location) throw new Error('No location is managed');
    await client.succeed(api.locations.update, {
      params: { id: location.id },
      body: { description: `Told to everybody, round ${round}.` },
    });
  };
  const isIt = (text: string) => text.includes('patch-attempt.created');
  const delivery = await time(crowd, count, { rounds, isIt, trigger });
  crowd.leave();
  return delivery;
}

/** Measures the same number of listeners and the same message size without the twin. */
export async function bareFanOut(
  url: string,
  { count, rounds }: { count: number; rounds: number },
): Promise<Delivery> {
  const crowd = await gather(
    count,
    (hear) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(url.replace('http', 'ws'));
        socket.once('error', reject).once('open', () => resolve(socket));
        socket.on('message', (message: Buffer) => hear(message.toString()));
      }),
  );
  const body = 'x'.repeat(300);
  const trigger: Trigger = () =>
    fetch(url, { method: 'POST', body }).then((answer) => answer.text());
  const delivery = await time(crowd, count, { rounds, isIt: () => true, trigger });
  crowd.leave();
  return delivery;
}
