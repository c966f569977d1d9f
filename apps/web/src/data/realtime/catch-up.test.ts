import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bulkEditQueries } from '../bulk-edit/queries.ts';
import { currentUserQueries } from '../current-user/queries.ts';
import { googleLocationQueries } from '../imports/queries.ts';
import { googleTokenQueries } from '../google-accounts/queries.ts';
import { tagQueries } from '../tags/queries.ts';
import { catchUp, catchUpOnFirstJoin, isEventDriven } from './catch-up.ts';

/** Generous, because other tests may keep the machine busy. */

let client: QueryClient;
const watched: (() => void)[] = [];
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
});
afterEach(() => watched.splice(0).forEach((end) => end()));

/** Observes a read and counts its requests. */
function watch(queryKey: readonly unknown[], queryFn: () => Promise<unknown>) {
  const asked = { times: 0 };
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => {
      asked.times += 1;
      return queryFn();
    },
  });
  watched.push(observer.subscribe(() => undefined));
  return asked;
}
async function settled() {
  await expect.poll(() => client.isFetching()).toBe(0);
}

test('data with events is read again, once; other data is not (RT-2)', async () => {
  const locations = watch(['locations', 'list', {}], async () => 'read');
  const user = watch(currentUserQueries.show().queryKey, async () => 'read');
  await settled();
  await catchUp(client, isEventDriven);
  expect([locations.times, user.times]).toEqual([2, 1]);
});

test('a read in flight is awaited and then repeated (RT-2)', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const answers = [promise, Promise.resolve('after the join')];
  const list = watch(['locations', 'list', {}], () => answers.shift() ?? Promise.reject());
  const done = catchUp(client, isEventDriven);
  expect(list.times).toBe(1);
  resolve('before the join');
  await done;
  expect(list.times).toBe(2);
  expect(client.getQueryData(['locations', 'list', {}])).toBe('after the join');
});

test('a hidden window reads when it becomes visible (RT-2)', async () => {
  const list = watch(['locations', 'list', {}], async () => 'read');
  await settled();
  focusManager.setFocused(false);
  await catchUp(client, isEventDriven);
  expect(list.times).toBe(1);
  expect(client.getQueryState(['locations', 'list', {}])?.isInvalidated).toBe(true);
  focusManager.setFocused(undefined);
});

test('data without observers is read at its next use (RT-2)', async () => {
  client.setQueryData(['updates', 'list', {}], 'read');
  await catchUp(client, isEventDriven);
  const list = watch(['updates', 'list', {}], async () => 'again');
  await settled();
  expect(list.times).toBe(1);
});

test('a failed read is left to the screen that shows the failure (RT-2)', async () => {
  const list = watch(['locations', 'list', {}], () => Promise.reject(new Error('no')));
  await settled();
  await catchUp(client, isEventDriven);
  expect(list.times).toBe(1);
});

const readBefore = (queryKey: readonly unknown[], secondsAgo: number) => {
  client.setQueryData(queryKey, 'read', { updatedAt: Date.now() - secondsAgo * 1000 });
  return watch(queryKey, async () => 'again');
};
const isMarked = (queryKey: readonly unknown[]) =>
  client.getQueryState(queryKey)?.isInvalidated === true;

test('the first join reads the accounts and old data again (RT-2)', async () => {
  const reads = [
    readBefore(['locations', 'list', {}], 4),
    readBefore(['updates', 'list', {}], 6),
    readBefore(['tags', 'list', {}], 6),
    readBefore(['googleTokens', 'list', {}], 1),
  ];
  await catchUpOnFirstJoin(client);
  expect(reads.map(({ times }) => times)).toEqual([0, 1, 0, 1]);
});

test('the first join marks everything else that events are about as outdated (RT-2)', async () => {
  readBefore(['locations', 'list', {}], 1);
  readBefore(['tags', 'list', {}], 1);
  await catchUpOnFirstJoin(client);
  expect(isMarked(['locations', 'list', {}])).toBe(true);
  expect(isMarked(['tags', 'list', {}])).toBe(false);
});

test('the first join waits for a running read of the accounts, and repeats it (RT-2)', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const answers = [promise, Promise.resolve('after the join')];
  const accounts = watch(['googleTokens', 'list', {}], () => answers.shift() ?? Promise.reject());
  const done = catchUpOnFirstJoin(client);
  resolve('before the join');
  await done;
  expect(accounts.times).toBe(2);
});

test('data without events is not read again: the user, the tags and polled operations', () => {
  const isOne = (queryKey: readonly unknown[]) => isEventDriven({ queryKey });
  expect(isOne(currentUserQueries.show().queryKey)).toBe(false);
  expect(isOne(tagQueries.list().queryKey)).toBe(false);
  expect(isOne(bulkEditQueries.list().queryKey)).toBe(false);
  expect(isOne(googleLocationQueries.importStatus().queryKey)).toBe(false);
  expect(isOne(currentUserQueries.subscriptionMeta().queryKey)).toBe(true);
  expect(isOne(googleTokenQueries.list().queryKey)).toBe(true);
});
