import { createRequire } from 'node:module';
import { UserId } from '@placekeeper/contracts/core/id';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { openSocket as OpenSocket } from './socket.ts';

const require = createRequire(import.meta.url);

const windows = 10;
const second = 1000;

let opened: number[];
let sockets: FakeSocket[];
let isReachable: boolean;
/** In milliseconds. */
let handshake: number;
const browser = new EventTarget();
let closers: (() => void)[];
let openSocket: typeof OpenSocket;

class FakeSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: ((event: object) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  onmessage: ((event: object) => void) | null = null;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    opened.push(Date.now());
    sockets.push(this);
    const answer = isReachable ? () => this.#open() : () => this.drop(1006);
    setTimeout(answer, handshake);
  }
  #open() {
    this.readyState = 1;
    this.onopen?.();
    const data = JSON.stringify({ socket_id: `1.${sockets.length}`, activity_timeout: 30 });
    this.tell({ event: 'pusher:connection_established', data });
  }
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code: number) {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code, reason: '', wasClean: code !== 1006 });
  }
  send(text: string) {
    const { event, data } = JSON.parse(text);
    if (!isReachable) return;
    if (event === 'pusher:ping') this.tell({ event: 'pusher:pong', data: {} });
    if (event !== 'pusher:subscribe') return;
    const { channel } = data;
    this.tell({ event: 'pusher_internal:subscription_succeeded', channel, data: '{}' });
  }
  close() {
    this.readyState = 3;
  }
}

beforeEach(async () => {
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  vi.stubGlobal('WebSocket', FakeSocket);
  const location = { hostname: 'a.example', port: '', protocol: 'http:', pathname: '/' };
  vi.stubGlobal('document', { body: {}, cookie: 'XSRF-TOKEN=t', location });
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('fetch', async () => Response.json({ auth: 'k:s' }));
  // Uses the browser build, because the Node build ignores `online` events.
  vi.doMock('pusher-js', () => ({ default: require('pusher-js/dist/web/pusher.js') }));
  ({ openSocket } = await import('./socket.ts'));
  vi.useFakeTimers();
  opened = [];
  sockets = [];
  closers = [];
  isReachable = true;
  handshake = 10;
  // Evenly distributed instead of random, so that every run has the same outcome.
  let draws = 0;
  vi.spyOn(Math, 'random').mockImplementation(() => (draws++ * 0.618_034) % 1);
});

afterEach(() => {
  for (const close of closers) close();
});

async function openWindows() {
  const user = z.parse(UserId, 7);
  const onJoin = vi.fn();
  for (let each = 0; each < windows; each += 1)
    closers.push(openSocket(user, { onEvent: () => undefined, onJoin }));
  await vi.advanceTimersByTimeAsync(second);
  expect(onJoin).toHaveBeenCalledTimes(windows);
  onJoin.mockClear();
  opened = [];
  return onJoin;
}

const living = () => sockets.filter(({ readyState }) => readyState === 1);

function mostInOneSecond(): number {
  return Math.max(
    ...opened.map((start) => opened.filter((at) => at >= start && at < start + second).length),
  );
}

test.each([
  ['http:', 'ws:'],
  ['https:', 'wss:'],
])('@RT-2 a slow server of an %s page is connected by %s only', async (page, socket) => {
  Object.assign(location, { protocol: page });
  handshake = 3 * second;
  closers.push(openSocket(z.parse(UserId, 7), { onEvent: vi.fn(), onJoin: vi.fn() }));
  await vi.advanceTimersByTimeAsync(4 * second);
  expect(sockets.map(({ url }) => new URL(url).protocol)).toEqual([socket]);
  expect(living()).toHaveLength(1);
});

test.each([
  ['the server died', 1006],
  ['the server was full', 4100],
])(
  '@RT-2 windows that lost their sockets because %s reconnect at different times',
  async (_, code) => {
    const onJoin = await openWindows();
    for (const socket of living()) socket.drop(code);
    await vi.advanceTimersByTimeAsync(13 * second);
    expect(onJoin.mock.calls).toEqual(Array.from({ length: windows }, () => ['again']));
    expect(opened).toHaveLength(windows);
    expect(mostInOneSecond()).toBeLessThanOrEqual(3);
  },
);

test('@RT-2 windows reconnect at once if the server asks for it', async () => {
  const onJoin = await openWindows();
  for (const socket of living()) socket.drop(4200);
  await vi.advanceTimersByTimeAsync(second);
  expect(onJoin).toHaveBeenCalledTimes(windows);
});

test('@RT-2 if the server asks for a reconnect each time, the client slows down', async () => {
  await openWindows();
  for (const socket of living()) socket.drop(4200);
  for (let each = 0; each < 60; each += 1) {
    await vi.advanceTimersByTimeAsync(11);
    for (const socket of living()) socket.drop(4200);
  }
  expect(opened.length).toBeLessThanOrEqual(2 * windows);
});

test('@RT-2 windows reconnect at different times after their server was unavailable', async () => {
  const onJoin = await openWindows();
  isReachable = false;
  for (const socket of living()) socket.drop(1006);
  await vi.advanceTimersByTimeAsync(40 * second);
  expect(mostInOneSecond()).toBeLessThanOrEqual(3);
  isReachable = true;
  await vi.advanceTimersByTimeAsync(90 * second);
  expect(onJoin).toHaveBeenCalledTimes(windows);
  expect(mostInOneSecond()).toBeLessThanOrEqual(3);
});

test('@RT-2 windows that notice the network together reconnect at different times', async () => {
  const onJoin = await openWindows();
  isReachable = false;
  browser.dispatchEvent(new Event('offline'));
  for (const socket of living()) socket.drop(1006);
  await vi.advanceTimersByTimeAsync(30 * second);
  isReachable = true;
  opened = [];
  browser.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(11 * second);
  expect(onJoin).toHaveBeenCalledTimes(windows);
  expect(opened).toHaveLength(windows);
  expect(mostInOneSecond()).toBeLessThanOrEqual(3);
});

test('@RT-2 windows whose connections went silent reconnect at different times', async () => {
  const onJoin = await openWindows();
  isReachable = false;
  await vi.advanceTimersByTimeAsync(39 * second);
  isReachable = true;
  await vi.advanceTimersByTimeAsync(20 * second);
  expect(onJoin).toHaveBeenCalledTimes(windows);
  expect(mostInOneSecond()).toBeLessThanOrEqual(3);
});

test('@RT-2 a window that is left does not reconnect', async () => {
  await openWindows();
  for (const socket of living()) socket.drop(1006);
  for (const close of closers) close();
  await vi.advanceTimersByTimeAsync(60 * second);
  expect(opened).toEqual([]);
});
