import { LocationId } from '@placekeeper/contracts/core/id';
import type { Paged } from '@placekeeper/contracts/core/page';
import type { Location } from '@placekeeper/contracts/model/location';
import { expect, test, vi } from 'vitest';
import { renderHookWithQueries } from '../../test/render.tsx';
import { currentUserQueries } from '../current-user/queries.ts';
import { locationQueries } from './queries.ts';
import { queryClient } from '../api/query-client.ts';
import { useRemoveLocation } from './remove-location.ts';

const page = (ids: readonly number[], total: number, to: number): Paged<Location> => ({
  data: ids.map((id) => ({ id: LocationId.parse(id), name: `Shop ${id}` })),
  meta: { current_page: 2, last_page: 2, per_page: 25, total, to },
});
const whole = locationQueries.list({ page: { number: 2 } }).queryKey;
const found = locationQueries.list({ search: 'shop' }).queryKey;
const other = locationQueries.list({ search: 'harbour' }).queryKey;
const user = currentUserQueries.show().queryKey;

const isStale = (queryKey: readonly unknown[]) =>
  queryClient.getQueryState(queryKey)?.isInvalidated;

/** Nothing observes the lists, so the cache keeps their rows without a refetch. */
async function remove(status: number): Promise<void> {
  queryClient.setQueryData(whole, page([26, 27], 27, 27));
  queryClient.setQueryData(found, page([27], 1, 1));
  queryClient.setQueryData(other, page([1, 2], 2, 2));
  queryClient.setQueryData(user, { user: { locations_count: 27 } } as never);
  vi.stubGlobal('fetch', async () => new Response(status === 204 ? null : '{}', { status }));
  const { result } = await renderHookWithQueries(useRemoveLocation);
  await result.current.mutateAsync(LocationId.parse(27)).catch(() => undefined);
}

test.each([204, 404])(
  '@LOC-3 a location deleted with %i disappears from every list and total',
  async (status) => {
    await remove(status);
    expect(queryClient.getQueryData(whole)).toEqual(page([26], 26, 26));
    const empty = page([], 0, 0);
    expect(queryClient.getQueryData(found)).toEqual({
      ...empty,
      meta: { ...empty.meta, to: null },
    });
    expect(queryClient.getQueryData(other)).toEqual(page([1, 2], 2, 2));
    expect([whole, found, other, user].map(isStale)).toEqual([true, true, true, true]);
  },
);

test('@LOC-3 a location that cannot be deleted stays in its place', async () => {
  await remove(403);
  expect(queryClient.getQueryData(whole)).toEqual(page([26, 27], 27, 27));
  expect([whole, found, user].map(isStale)).toEqual([false, false, false]);
});
