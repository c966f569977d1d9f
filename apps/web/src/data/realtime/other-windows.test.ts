import { LocationId, UserId } from '@placekeeper/contracts/core/id';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { apiError } from '../http/api-error.ts';
import { noteDisconnected } from '../google-accounts/disconnected-accounts.ts';
import { pausedFor, pauseFor, writesPausedFor } from '../http/rate-limit-gate.ts';
import { markViewed } from '../locations/mark-viewed.ts';
import { queryClient } from '../api/query-client.ts';
import { runMutation } from '../api/run-mutation.ts';
import {
  isExpiryShown,
  sessionConfirmed,
  sessionExpired,
  sessionOpened,
} from '../session/session.ts';
import { listenToOtherWindows } from './other-windows.ts';

/** A link that the user clicked. */
class FakeElement extends EventTarget {
  href = '';
  closest = () => ({ getAttribute: () => this.href });
}
const page = new FakeElement();

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  queryClient.clear();
});

function otherWindow(user: number) {
  const channel = new BroadcastChannel(`placekeeper.${user}`);
  const received = vi.fn();
  channel.addEventListener('message', received);
  onTestFinished(() => channel.close());
  return { channel, received };
}

test(`a write is announced to the user's other windows, a refused write is not @RT-1`, async () => {
  const onWrite = vi.fn();
  const checkSession = vi.fn();
  const end = listenToOtherWindows(z.parse(UserId, 7), { onWrite, checkSession });
  onTestFinished(end);
  const same = otherWindow(7);
  const another = otherWindow(8);

  const refusal = apiError({ kind: 'conflict' }, { endpoint: 'tags.rename' });
  await expect(runMutation(() => Promise.reject(refusal), null)).rejects.toBe(refusal);
  await runMutation(() => Promise.resolve('Yes.'), null);
  await expect.poll(() => same.received).toHaveBeenCalled();
  expect(same.received).toHaveBeenCalledTimes(1);
  expect(another.received).not.toHaveBeenCalled();
  // The writing window shows the change already.
  expect(onWrite).not.toHaveBeenCalled();

  same.channel.postMessage('written');
  await expect.poll(() => onWrite).toHaveBeenCalledTimes(1);
});

test('a write before the page listens is announced when it listens @RT-1', async () => {
  const same = otherWindow(7);
  await runMutation(() => Promise.resolve('Yes.'), null);
  const reactions = { onWrite: () => undefined, checkSession: () => undefined };
  onTestFinished(listenToOtherWindows(z.parse(UserId, 7), reactions));
  await expect.poll(() => same.received.mock.calls.map(([{ data }]) => data)).toContain('written');
});

test('a visit of a location is not announced to the user’s other windows @RT-1', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  const end = listenToOtherWindows(z.parse(UserId, 7), {
    onWrite: () => undefined,
    checkSession: () => undefined,
  });
  onTestFinished(end);
  const same = otherWindow(7);
  vi.stubGlobal('document', Object.assign(page, { cookie: 'XSRF-TOKEN=t' }));
  markViewed(z.parse(LocationId, 1));
  await expect
    .poll(() => queryClient.getMutationCache().getAll().at(-1)?.state.status)
    .toBe('success');
  await runMutation(() => Promise.resolve('Yes.'), null);
  await expect.poll(() => same.received).toHaveBeenCalled();
  expect(same.received).toHaveBeenCalledTimes(1);
});

test('the windows of one user wait together after a 429 @ERR-4', async () => {
  const end = listenToOtherWindows(z.parse(UserId, 7), {
    onWrite: () => expect.unreachable(),
    checkSession: () => undefined,
  });
  onTestFinished(end);
  const same = otherWindow(7);
  const another = otherWindow(8);
  const tell = (until: number) => {
    const pause = { read: until, write: until, outage: { until: 0, count: 0 } };
    same.channel.postMessage(pause);
  };

  tell(Date.now() - 1000);
  tell(Date.now() + 20_000);
  await expect.poll(() => pausedFor()).toBeGreaterThan(19_000);
  expect(same.received).not.toHaveBeenCalled();
  pauseFor(40_000);
  await expect.poll(() => same.received).toHaveBeenCalled();
  expect(same.received.mock.calls[0]?.[0].data.write).toBeGreaterThan(Date.now() + 30_000);
  expect(another.received).not.toHaveBeenCalled();
  tell(Date.now() + 10 ** 9);
  await expect.poll(() => pausedFor()).toBeGreaterThan(200_000);
  expect(writesPausedFor()).toBeLessThanOrEqual(305_000);
});

test('a log-out is announced when the platform has confirmed it, and not if the user went elsewhere @IMP-3 @SESS-2', async () => {
  const checkSession = vi.fn();
  const end = listenToOtherWindows(z.parse(UserId, 7), { onWrite: () => undefined, checkSession });
  onTestFinished(end);
  const other = otherWindow(7);
  const press = (href: string) => {
    page.href = href;
    page.dispatchEvent(new Event('click'));
  };

  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  noteDisconnected(7, 'a@b.example');
  noteDisconnected(8, 'c@d.example');

  press('/__mock/sign-out');
  press('/locations');
  page.dispatchEvent(new Event('pagehide'));
  expect([...kept.values()].join(' ')).toContain('a@b.example');
  press('/__mock/sign-out');
  page.dispatchEvent(new Event('pagehide'));
  await expect.poll(() => other.received).toHaveBeenCalled();
  expect(other.received).toHaveBeenCalledTimes(1);
  expect(checkSession).not.toHaveBeenCalled();

  other.channel.postMessage('logged-out');
  await expect.poll(() => checkSession).toHaveBeenCalledTimes(1);
  expect([...kept.values()]).toEqual(['8 c@d.example']);
});

test('@SESS-1 an expired session is announced once, and every window notices a log-in', async () => {
  const checkSession = vi.fn();
  const end = listenToOtherWindows(z.parse(UserId, 7), { onWrite: () => undefined, checkSession });
  onTestFinished(end);
  const other = otherWindow(7);
  const document = Object.assign(page, { cookie: 'XSRF-TOKEN=old' });
  vi.stubGlobal('document', document);
  const tell = (news: string) => other.channel.postMessage(news);
  const receivedMessages = () => other.received.mock.calls.map(([{ data }]) => data);
  sessionOpened();

  sessionExpired();
  sessionExpired();
  await expect.poll(() => receivedMessages()).toEqual(['expired']);
  document.cookie = 'XSRF-TOKEN=new';
  tell('opened');
  await expect.poll(() => checkSession).toHaveBeenCalledTimes(1);
  sessionConfirmed();
  expect(isExpiryShown()).toBe(false);

  tell('expired');
  await expect.poll(() => isExpiryShown()).toBe(true);
  tell('logged-out');
  await expect.poll(() => checkSession).toHaveBeenCalledTimes(2);
  expect(receivedMessages()).toEqual(['expired']);
});
