import { GoogleTokenId } from '@placekeeper/contracts/core/id';
import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { someAccount } from '../../test/some-account.ts';

const id = z.parse(GoogleTokenId, 5);
const loss = { id, email: 'a@b.example' };

const account = (status: GoogleToken['status']) =>
  someAccount({ ...loss, status, locations_count: 3 });

let kept: Map<string, string>;
let tabs: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  kept = new Map();
  tabs = new EventTarget();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs));
});
/** A tab of the browser, or the same tab after a reload. */
async function openPage() {
  vi.resetModules();
  return await import('./lost-authorizations.ts');
}

test('a loss is announced once, however often its event arrives @GACC-2', async () => {
  const page = await openPage();
  page.addLoss(loss);
  page.addLoss(loss);
  page.updateLosses([account('lost-authorization')]);
  expect(page.unreadLosses.get()).toEqual([loss]);
  page.markLossRead(id);
  // A duplicate of the first event arrives late.
  page.addLoss(loss);
  page.updateLosses([account('lost-authorization')]);
  expect(page.unreadLosses.get()).toEqual([]);
});

test('a loss without an event is found in the list @GACC-2', async () => {
  const page = await openPage();
  page.updateLosses([account('active')]);
  page.updateLosses([account('lost-authorization')]);
  expect(page.unreadLosses.get()).toEqual([loss]);
});

test('a loss that happened before this browser knew the account is not announced @GACC-2', async () => {
  const page = await openPage();
  page.updateLosses([account('lost-authorization')]);
  expect(page.unreadLosses.get()).toEqual([]);
});

test('after a reload, a loss that the list confirms is announced until it is dismissed @GACC-2', async () => {
  (await openPage()).addLoss(loss);
  let page = await openPage();
  expect(page.unreadLosses.get()).toEqual([]);
  page.updateLosses([account('lost-authorization')]);
  expect(page.unreadLosses.get()).toEqual([loss]);
  page.markLossRead(id);
  page = await openPage();
  page.updateLosses([account('lost-authorization')]);
  expect(page.unreadLosses.get()).toEqual([]);
});

test.each([
  ['connected again', [account('active')]],
  ['disconnected', []],
])(
  'an account that is %s drops its announcement, and its next loss is announced @GACC-2',
  async (_, now) => {
    const page = await openPage();
    page.addLoss(loss);
    page.markLossRead(id);
    page.updateLosses(now);
    expect(page.unreadLosses.get()).toEqual([]);
    page.addLoss(loss);
    expect(page.unreadLosses.get()).toEqual([loss]);
  },
);

test('a second loss is announced although the reconnection was not seen @GACC-2', async () => {
  const page = await openPage();
  page.addLoss(loss);
  page.markLossRead(id);
  vi.advanceTimersByTime(60_000);
  page.addLoss(loss);
  expect(page.unreadLosses.get()).toEqual([loss]);
});

test('dismissing it in one tab dismisses it in all @GACC-2', async () => {
  const [one, other] = [await openPage(), await openPage()];
  other.followLosses();
  one.addLoss(loss);
  other.addLoss(loss);
  one.markLossRead(id);
  const key = [...kept.keys()][0];
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(other.unreadLosses.get()).toEqual([]);
});

test('invalid stored data is ignored', async () => {
  (await openPage()).addLoss(loss);
  for (const key of kept.keys()) kept.set(key, '{"no":"list"}');
  const page = await openPage();
  page.updateLosses([account('lost-authorization')]);
  expect(page.unreadLosses.get()).toEqual([]);
});

test('the browser stores no address @SESS-2', async () => {
  const page = await openPage();
  page.updateLosses([account('active')]);
  page.addLoss({ id });
  expect(page.unreadLosses.get()).toEqual([loss]);
  expect([...kept.values()].join(' ')).not.toContain('a@b.example');
});
