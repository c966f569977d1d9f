import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bulkEditQueries } from '../bulk-edit/queries.ts';
import { currentUserQueries } from '../current-user/queries.ts';
import { googleLocationQueries } from '../imports/queries.ts';
import { googleTokenQueries } from '../google-accounts/queries.ts';
import { tagQueries } from '../tags/queries.ts';
import { catchUp, isLive, isOutdated } from './catch-up.ts';

/** A net for a machine that is busy with other tests. */
const patience = { timeout: 20_000 };

let client: QueryClient;
const watched: (() => void)[] = [];
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
});
afterEach(() => watched.splice(0).forEach((end) => end()));

/** A read on the screen, and how often it was asked. */
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
const settled = () => vi.waitFor(() => expect(client.isFetching()).toBe(0), patience);

test('what events tell of is read again, once; the rest is left alone (RT-2)', async () => {
  const locations = watch(['locations', 'list', {}], async () => 'read');
  const user = watch(currentUserQueries.show().queryKey, async () => 'read');
  await settled();
  await catchUp(client, isLive);
  expect([locations.times, user.times]).toEqual([2, 1]);
});

test('a read that is on its way is awaited, and then asked again (RT-2)', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const answers = [promise, Promise.resolve('after the join')];
  const list = watch(['locations', 'list', {}], () => answers.shift() ?? Promise.reject());
  const done = catchUp(client, isLive);
  expect(list.times).toBe(1);
  resolve('before the join');
  await done;
  expect(list.times).toBe(2);
  expect(client.getQueryData(['locations', 'list', {}])).toBe('after the join');
});

test('a window that nobody sees reads when somebody does (RT-2)', async () => {
  const list = watch(['locations', 'list', {}], async () => 'read');
  await settled();
  focusManager.setFocused(false);
  await catchUp(client, isLive);
  expect(list.times).toBe(1);
  expect(client.getQueryState(['locations', 'list', {}])?.isInvalidated).toBe(true);
  focusManager.setFocused(undefined);
});

test('what nobody looks at is read at its next visit (RT-2)', async () => {
  client.setQueryData(['updates', 'list', {}], 'read');
  await catchUp(client, isLive);
  const list = watch(['updates', 'list', {}], async () => 'again');
  await settled();
  expect(list.times).toBe(1);
});

test('a read that failed is left to whoever shows the failure (RT-2)', async () => {
  const list = watch(['locations', 'list', {}], () => Promise.reject(new Error('no')));
  await settled();
  await catchUp(client, isLive);
  expect(list.times).toBe(1);
});

test('of the first reads of a page, only those that the channel came long after are made again (RT-2)', async () => {
  const read = (queryKey: readonly unknown[], secondsAgo: number) => {
    client.setQueryData(queryKey, 'read', { updatedAt: Date.now() - secondsAgo * 1000 });
    return watch(queryKey, async () => 'again');
  };
  const reads = {
    fresh: read(['locations', 'list', {}], 4),
    old: read(['updates', 'list', {}], 6),
    untold: read(['tags', 'list', {}], 6),
    onItsWay: watch(['googleTokens', 'list', {}], () => Promise.withResolvers().promise),
  };
  await catchUp(client, isOutdated);
  expect(Object.values(reads).map(({ times }) => times)).toEqual([0, 1, 0, 1]);
});

test('the user and the tags are told of by no event, and what runs is polled', () => {
  const isOne = (queryKey: readonly unknown[]) => isLive({ queryKey });
  expect(isOne(currentUserQueries.show().queryKey)).toBe(false);
  expect(isOne(tagQueries.list().queryKey)).toBe(false);
  expect(isOne(bulkEditQueries.list().queryKey)).toBe(false);
  expect(isOne(googleLocationQueries.importStatus().queryKey)).toBe(false);
  expect(isOne(currentUserQueries.subscriptionMeta().queryKey)).toBe(true);
  expect(isOne(googleTokenQueries.list().queryKey)).toBe(true);
});
