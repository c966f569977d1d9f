import { LocationId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  cachedRow,
  forgetLocations,
  invalidateLocation,
  invalidateMedia,
  invalidatePatchAttempts,
  rawLocationKey,
  rememberLocation,
  portfolioSummaryKey,
} from './location-cache.ts';
import { attributesKey } from '../attributes/queries.ts';
import { addNotice, noticeOf } from './pending-notices.ts';
import { keyOf } from '../api/query.ts';
import { queryClient } from '../api/query-client.ts';

const [saved, other, third] = [3, 4, 5].map((id) => z.parse(LocationId, id)) as [
  LocationId,
  LocationId,
  LocationId,
];
const listKey = (number: number) => keyOf(locations.list, { query: { page: { number } } });
const row = (id: LocationId, name = `Shop ${id}`) => ({ id, name });
const page = (number: number, rows: readonly LocationId[], total: number, to: number | null) =>
  queryClient.setQueryData(listKey(number), {
    data: rows.map((id) => row(id)),
    meta: { current_page: number, last_page: 2, per_page: 2, total, to },
  });

afterEach(() => queryClient.clear());

test('@DET-4 the notice of a location disappears when a response contains the location', () => {
  for (const location_id of [saved, other])
    addNotice({ location_id, has_google_updates: true, has_owner_manager_updates: false });
  rememberLocation({ id: saved, name: 'Shop' });
  expect([noticeOf(saved), noticeOf(other)]).toEqual([null, 'Google']);
});

test('@DET-2 a saved location is updated in each list that shows it, and in no other', () => {
  page(1, [saved, other], 3, 2);
  page(2, [third], 3, 3);
  rememberLocation(row(saved, 'New name'));
  expect(queryClient.getQueryData(listKey(1))).toMatchObject({
    data: [row(saved, 'New name'), row(other)],
  });
  expect(queryClient.getQueryData(listKey(2))).toMatchObject({ data: [row(third)] });
});

test('@BULK-1 a written location that nobody reads leaves the cache soon, because jobs write thousands', () => {
  vi.useFakeTimers();
  const detail = (id: LocationId) => keyOf(locations.show, { params: { id } });
  queryClient.setQueryData(detail(saved), { location: row(saved) });
  for (const id of [saved, other]) rememberLocation(row(id, 'New name'));
  expect(queryClient.getQueryData(detail(other))).toEqual({ location: row(other, 'New name') });
  vi.advanceTimersByTime(20_000);
  expect(queryClient.getQueryData(detail(saved))).toEqual({ location: row(saved, 'New name') });
  expect(queryClient.getQueryState(detail(other))).toBeUndefined();
});

test("@ATTR-1 @ADM-1 a written location outdates its raw document and its attributes, and no other location's", () => {
  const keys = (id: LocationId) => [rawLocationKey(id), attributesKey(id)];
  for (const key of [...keys(saved), ...keys(other)]) queryClient.setQueryData(key, {});
  rememberLocation(row(saved));
  const isOutdated = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  expect(keys(saved).map(isOutdated)).toEqual([true, true]);
  expect(keys(other).map(isOutdated)).toEqual([false, false]);
});

test.each([
  ['details', invalidateLocation, 'show'],
  ['media', invalidateMedia, 'listMedia'],
  ['current attempts', invalidatePatchAttempts, 'currentPatchAttempts'],
  ['failed attempts', invalidatePatchAttempts, 'failedPatchAttempts'],
] as const)(
  'the %s of one location are read again, and of no other',
  async (_, invalidate, part) => {
    const key = (id: LocationId) => keyOf(locations[part], { params: { id } });
    for (const id of [saved, other]) queryClient.setQueryData(key(id), {});
    await invalidate(saved);
    expect([saved, other].map((id) => queryClient.getQueryState(key(id))?.isInvalidated)).toEqual([
      true,
      false,
    ]);
  },
);

test('the history is outdated whenever the attempts are', async () => {
  queryClient.setQueryData(['history', 1], {});
  await invalidatePatchAttempts(saved);
  expect(queryClient.getQueryState(['history', 1])?.isInvalidated).toBe(true);
});

test('a row is found in any list', () => {
  page(1, [saved, other], 3, 2);
  page(2, [third], 3, 3);
  expect(cachedRow(third)).toEqual({ location: row(third) });
  expect(cachedRow(z.parse(LocationId, 9))).toBeUndefined();
});

describe('@LOC-3 deleted locations', () => {
  test('leave each list; its total and the position of its last row follow', () => {
    page(1, [saved, other], 3, 2);
    page(2, [third], 3, 3);
    forgetLocations(new Set([other]));
    expect(queryClient.getQueryData(listKey(1))).toMatchObject({
      data: [row(saved)],
      meta: { total: 2, to: 1 },
    });
    // Only the server knows how many rows before this page were removed.
    expect(queryClient.getQueryData(listKey(2))).toMatchObject({ meta: { total: 3, to: 3 } });
  });

  test('leave an empty page without a last row', () => {
    page(1, [saved, other], 2, 2);
    forgetLocations(new Set([saved, other]));
    expect(queryClient.getQueryData(listKey(1))).toMatchObject({
      data: [],
      meta: { total: 0, to: null },
    });
  });

  test('leave other cached answers as they are', () => {
    const standing = { paused: 1, lost: 0 };
    queryClient.setQueryData(portfolioSummaryKey, standing);
    forgetLocations(new Set([saved]));
    expect(queryClient.getQueryData(portfolioSummaryKey)).toBe(standing);
  });
});
