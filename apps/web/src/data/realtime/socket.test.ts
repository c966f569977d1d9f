import { UserId } from '@placekeeper/contracts/core/id';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { session } from '@placekeeper/contracts/endpoints/session';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from '../api/client.ts';
import { openSocket, serverOptions } from './socket.ts';
import { wireUser } from '@placekeeper/contracts/testing/wire-user';

/** Generous, because other tests may keep the machine busy. */

type Answer = (error: Error | null, data: { readonly auth: string } | null) => void;
interface Options {
  readonly channelAuthorization: {
    readonly customHandler: (asked: { socketId: string; channelName: string }, to: Answer) => void;
  };
}

/** A fake socket that is open; the tests decide how often it asks for its channel. */
const wire = vi.hoisted(() => ({
  answers: [] as (string | null)[],
  socketId: '1.2',
  joined: (): void => undefined,
  /** The socket is open again, so the library asks for its channels. */
  reopen: (): void => undefined,
  bound: new Map<string, (data: object) => void>(),
}));
vi.mock('pusher-js', () => ({
  default: class {
    readonly #options: Options;
    readonly connection = {
      get socket_id() {
        return wire.socketId;
      },
      bind: (event: string, act: (data: object) => void) => wire.bound.set(event, act),
      connect: () => undefined,
      unbind: () => undefined,
    };
    constructor(_key: string, options: Options) {
      this.#options = options;
    }
    subscribe(channelName: string) {
      wire.reopen = () => void this.subscribe(channelName);
      this.#options.channelAuthorization.customHandler(
        { socketId: wire.socketId, channelName },
        (_error, data) => {
          wire.answers.push(data && data.auth);
          if (data) wire.joined();
        },
      );
      return {
        bind_global: () => undefined,
        unbind_all: () => undefined,
        bind: (_event: string, act: () => undefined) => (wire.joined = act),
      };
    }
    disconnect() {}
  },
}));

let statuses: Record<string, number>;
let headers: Record<string, string>;
const asked = vi.fn<(address: string) => void>();
const reload = vi.fn();

beforeEach(() => {
  wire.answers = [];
  wire.socketId = '1.2';
  asked.mockReset();
  reload.mockReset();
  statuses = {};
  headers = {};
  wire.bound.clear();
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=t' });
  vi.stubGlobal('window', {
    dispatchEvent: () => true,
    location: {
      hostname: 'a.example',
      port: '',
      protocol: 'https:',
      pathname: '/',
      search: '',
      hash: '',
      assign: () => undefined,
      reload,
    },
  });
  vi.stubGlobal('fetch', async (address: string) => {
    asked(address);
    const status = statuses[address] ?? 200;
    const success = successes[address];
    return new Response(JSON.stringify(status === 200 ? success : {}), { status, headers });
  });
});

const channel = session.authorizeChannel.definition.path;
const successes: Record<string, object> = {
  [channel]: { auth: 'k:s' },
  [tags.list.definition.path]: { tags: [] },
  [currentUser.show.definition.path]: {
    user: { ...wireUser, id: 7 },
  },
};
const user = z.parse(UserId, 7);
const timesAsked = () => asked.mock.calls.filter(([address]) => address === channel).length;

test.each([
  [419, 419],
  [401, 401],
  [403, 419],
])(
  'a channel refused with %i, and then with %i, is requested again at the next response @RT-2 @SESS-1',
  async (status, next) => {
    const onJoin = vi.fn();
    statuses[channel] = status;
    for (const { definition } of [tags.list, currentUser.show]) statuses[definition.path] = next;
    const close = openSocket(user, { onEvent: () => undefined, onJoin });
    await expect.poll(() => wire.answers).toEqual([null]);

    await expect(call(tags.list, {})).rejects.toThrow(/session has expired|not logged in/);
    expect(timesAsked()).toBe(1);

    statuses = {};
    await call(tags.list, {});
    await expect.poll(() => wire.answers).toEqual([null, 'k:s']);
    // The join counts as late, because events between the refusal and the join were missed.
    expect(onJoin.mock.calls).toEqual([['late']]);
    await call(tags.list, {});
    expect(timesAsked()).toBe(2);
    close();
  },
);

test('a page that was left requests no channel @RT-2', async () => {
  statuses[channel] = 419;
  const close = openSocket(user, { onEvent: () => undefined, onJoin: () => undefined });
  await expect.poll(() => wire.answers).toEqual([null]);
  close();
  await call(tags.list, {});
  expect(timesAsked()).toBe(1);
});

test.each([200, 500])(
  'an authorization that is answered with %i after its socket was lost is dropped @RT-2',
  async (status) => {
    vi.useFakeTimers();
    const late = Promise.withResolvers<Response>();
    const answerAtOnce = fetch;
    vi.stubGlobal('fetch', (address: string) => {
      vi.stubGlobal('fetch', answerAtOnce);
      asked(address);
      return late.promise;
    });
    const close = openSocket(user, { onEvent: () => undefined, onJoin: () => undefined });
    await vi.advanceTimersByTimeAsync(1);
    wire.socketId = '3.4';
    wire.reopen();
    await vi.advanceTimersByTimeAsync(1);
    late.resolve(Response.json({ auth: 'of the lost one' }, { status }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wire.answers).toEqual(['k:s']);
    expect(timesAsked()).toBe(2);
    close();
  },
);

test('a channel that is joined after the server was unavailable is joined late @RT-2', async () => {
  const onJoin = vi.fn();
  const close = openSocket(user, { onEvent: () => undefined, onJoin });
  wire.bound.get('state_change')?.({ current: 'unavailable' });
  await expect.poll(() => onJoin.mock.calls).toEqual([['late']]);
  close();
});

test('a forbidden channel is not requested again', async () => {
  statuses[channel] = 403;
  openSocket(user, { onEvent: () => undefined, onJoin: () => undefined });
  await expect.poll(() => wire.answers).toEqual([null]);
  await call(tags.list, {});
  expect(timesAsked()).toBe(1);
});

test.each([
  [7, 0],
  [8, 1],
])(
  'a channel that is forbidden to the page of user 7 while %i is logged in reloads the page %i times @SESS-2',
  async (id, times) => {
    statuses[channel] = 403;
    const { user: current } = Object(successes[currentUser.show.definition.path]);
    vi.stubGlobal('fetch', async (address: string) => {
      asked(address);
      return Response.json({ user: { ...current, id } }, { status: statuses[address] ?? 200 });
    });
    openSocket(user, { onEvent: () => undefined, onJoin: () => undefined });
    await expect.poll(() => asked).toHaveBeenCalledTimes(2);
    await call(tags.list, {}).catch(() => undefined);
    expect(reload).toHaveBeenCalledTimes(times);
  },
);

test('a rate-limited channel is requested again after the wait, however long @RT-2', async () => {
  vi.useFakeTimers();
  statuses[channel] = 429;
  headers = { 'Retry-After': '120' };
  const close = openSocket(user, { onEvent: () => undefined, onJoin: () => undefined });
  await vi.advanceTimersByTimeAsync(119_000);
  expect(timesAsked()).toBe(1);
  statuses = {};
  await vi.advanceTimersByTimeAsync(10_000);
  expect(wire.answers.at(-1)).toBe('k:s');
  expect(timesAsked()).toBe(2);
  close();
});

test("by default the server is behind the page's own address", () => {
  expect(serverOptions({ hostname: '127.0.0.1', port: '5173', protocol: 'http:' })).toEqual({
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: 5173,
    wssPort: 5173,
    forceTLS: false,
  });
  expect(serverOptions({ hostname: 'app.example', port: '', protocol: 'https:' })).toMatchObject({
    wsHost: 'app.example',
    wssPort: 443,
    forceTLS: true,
  });
});
