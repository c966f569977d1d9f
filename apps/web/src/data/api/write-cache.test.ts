import { LocationId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { Location } from '@placekeeper/contracts/model/location';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { rememberLocation } from '../location-cache/location-cache.ts';
import { keyOf } from './query.ts';
import { queryClient } from './query-client.ts';

const id = LocationId.parse(1);
const named = (name: string) => ({ id, name }) as unknown as Location;
const listOf = (name: string) => ({
  data: [named(name)],
  meta: { current_page: 1, last_page: 1, per_page: 25, total: 1, to: 1 },
});
const detail = keyOf(locations.show, { params: { id } });
const list = keyOf(locations.list, { query: {} });
const ends: (() => void)[] = [];
afterEach(() => {
  ends.splice(0).forEach((end) => end());
  queryClient.clear();
});

/** Reads whose responses the test sends one by one. */
function reads(queryKey: readonly unknown[], watched: boolean) {
  const underway: ((answer: unknown) => void)[] = [];
  const options = {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        underway.push(resolve);
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      }),
  };
  if (watched) ends.push(new QueryObserver(queryClient, options).subscribe(() => undefined));
  else queryClient.prefetchQuery(options).catch(() => undefined);
  return underway;
}

const shown = (queryKey: readonly unknown[]) =>
  JSON.stringify(queryClient.getQueryData(queryKey)) ?? '';
const settled = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  ['on the screen', true],
  ['prepared for the next screen', false],
])(
  '@DET-2 a read %s that began before a save does not restore the old value',
  async (_, watched) => {
    queryClient.setQueryData(detail, { location: named('Old') });
    queryClient.setQueryData(list, listOf('Old'));
    await queryClient.invalidateQueries({ refetchType: 'none' });
    const ofDetail = reads(detail, watched);
    const ofList = reads(list, watched);
    await expect.poll(() => [ofDetail.length, ofList.length]).toEqual([1, 1]);

    rememberLocation(named('New'));
    ofDetail[0]?.({ location: named('Old') });
    ofList[0]?.(listOf('Old'));
    await settled();
    expect(shown(detail)).toContain('New');
    expect(shown(list)).toContain('New');
    // Cancelled reads are repeated: at once if they are watched, or at their next use.
    for (const key of [detail, list])
      expect(
        watched
          ? queryClient.isFetching({ queryKey: key })
          : queryClient.getQueryState(key)?.isInvalidated,
      ).toBeTruthy();
  },
);

test.each([
  ['on the screen', true],
  ['prepared for the next screen', false],
])(
  '@RT-1 a first read %s that began before a change does not count as current',
  async (_, watched) => {
    const ofList = reads(list, watched);
    await expect.poll(() => ofList).toHaveLength(1);
    void queryClient.invalidateQueries({ queryKey: keyOf(locations.list) });
    void queryClient.invalidateQueries({ queryKey: keyOf(locations.list) });
    ofList[0]?.(listOf('Old'));
    await settled();
    if (watched) expect(ofList).toHaveLength(2);
    else expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true);
  },
);
