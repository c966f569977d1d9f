import type { QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refreshBatch } from './refresh-batch.ts';

const refreshed: (readonly QueryKey[])[] = [];
const batch = refreshBatch(250, (keys) => refreshed.push(keys));

beforeEach(() => {
  vi.useFakeTimers();
  refreshed.length = 0;
});
afterEach(() => {
  batch.cancel();
});

test('a burst of events refreshes each key once', () => {
  for (let event = 0; event < 50; event += 1) {
    batch.add(['tags']);
    batch.add(['locations', 'show', { params: { id: event % 2 } }]);
  }
  vi.advanceTimersByTime(250);
  expect(refreshed).toHaveLength(1);
  expect(refreshed[0]).toHaveLength(3);
});

test('a series of events without a pause causes refreshes', () => {
  for (let event = 0; event < 100; event += 1) {
    batch.add(['locations']);
    vi.advanceTimersByTime(50);
  }
  expect(refreshed.length).toBeGreaterThanOrEqual(16);
});

test('a key that another key covers is refreshed with it', () => {
  batch.add(['locations', 'list']);
  batch.add(['locations']);
  batch.add(['locationsOther']);
  vi.advanceTimersByTime(250);
  expect(refreshed).toEqual([[['locations'], ['locationsOther']]]);
});

test('a page that is left refreshes nothing', () => {
  batch.add(['tags']);
  batch.cancel();
  vi.advanceTimersByTime(1000);
  expect(refreshed).toEqual([]);
});

test('a clock that is set back does not extend the minimum interval', () => {
  const rare = refreshBatch(250, (keys) => refreshed.push(keys), 20_000);
  rare.add(['updates']);
  vi.advanceTimersByTime(250);
  vi.setSystemTime(Date.now() - 3_600_000);
  rare.add(['updates']);
  vi.advanceTimersByTime(20_000);
  expect(refreshed).toHaveLength(2);
});

test('with a minimum interval, the first refresh is immediate and the next one waits', () => {
  const rare = refreshBatch(250, (keys) => refreshed.push(keys), 20_000);
  for (let event = 0; event < 40; event += 1) {
    rare.add(['locations']);
    vi.advanceTimersByTime(1000);
  }
  expect(refreshed).toHaveLength(2);
  rare.cancel();
});

test('@RT-1 a slow refresh delays the next refresh only for its own keys', async () => {
  const answer = Promise.withResolvers<void>();
  const slow = refreshBatch(250, (keys) => {
    refreshed.push(keys);
    return answer.promise;
  });
  slow.add(['locations', 'list']);
  await vi.advanceTimersByTimeAsync(250);
  slow.add(['locations', 'list']);
  slow.add(['updates']);
  await vi.advanceTimersByTimeAsync(250);
  expect(refreshed).toEqual([[['locations', 'list']], [['updates']]]);
  // A shorter key covers the running read.
  slow.add(['locations']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(refreshed).toHaveLength(2);
  answer.resolve();
  await vi.advanceTimersByTimeAsync(250);
  expect(refreshed.at(-1)).toEqual([['locations']]);
  slow.cancel();
});
