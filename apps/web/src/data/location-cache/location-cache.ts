import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Paged } from '@placekeeper/contracts/core/page';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { Location } from '@placekeeper/contracts/model/location';
import { type QueryFilters, hashKey } from '@tanstack/react-query';
import { attributesKey } from '../attributes/queries.ts';
import { announceLocationChange } from './location-changes.ts';
import { noteIfGone } from '../api/location-query.ts';
import { clearNoticeOf } from './pending-notices.ts';
import { editAnswers, putAnswer, readIntoCache } from '../api/write-cache.ts';
import { keyOf } from '../api/query.ts';
import { queryClient } from '../api/query-client.ts';
import { call } from '../api/client.ts';

const detailKey = (id: LocationId) => keyOf(locations.show, { params: { id } });

/** CARD-5: starts with the key of the lists, so that it is invalidated with them. */
export const portfolioSummaryKey = [...keyOf(locations.list), 'standing'] as const;

/** Matches only lists with rows: the third part of their keys is the request. */
export const pages: QueryFilters = {
  queryKey: keyOf(locations.list),
  predicate: ({ queryKey }) => typeof queryKey[2] === 'object',
};

/** ADM-1: the key of the location as the platform sent it. */
export const rawLocationKey = (id: LocationId) => [...detailKey(id), 'raw'] as const;

/** In milliseconds: how long a written location is cached if no screen reads it, because jobs write thousands. */
const unreadMs = 15_000;

/** Updates every cached copy of a location from the response to a write. */
export function rememberLocation(location: Location): void {
  const detail = detailKey(location.id);
  // An existing query keeps its own `gcTime`.
  queryClient.getQueryCache().build(queryClient, { queryKey: detail, gcTime: unreadMs });
  putAnswer(detail, { location });
  announceLocationChange({ kind: 'seen', location });
  clearNoticeOf(location.id);
  void queryClient.invalidateQueries({ queryKey: rawLocationKey(location.id) });
  // ATTR-1: the available attributes depend on the categories.
  void queryClient.invalidateQueries({ queryKey: attributesKey(location.id) });
  editCachedLists((list) => ({
    ...list,
    data: list.data.map((row) => (row.id === location.id ? location : row)),
  }));
}

export function cachedRow(id: LocationId): { readonly location: Location } | undefined {
  for (const [, list] of queryClient.getQueriesData<Paged<Location>>(pages)) {
    const location = list?.data.find((row) => row.id === id);
    if (location) return { location };
  }
  return undefined;
}

/** LOC-3: removes locations from all lists, and corrects the totals and the positions of the last rows. */
export function forgetLocations(gone: ReadonlySet<LocationId>): void {
  announceLocationChange({ kind: 'gone', ids: gone });
  editCachedLists((list) => {
    const data = list.data.filter(({ id }) => !gone.has(id));
    const left = list.data.length - data.length;
    if (left === 0) return list;
    const { total, to } = list.meta;
    const last = data.length > 0 && to !== null ? to - left : null;
    return { ...list, data, meta: { ...list.meta, total: total - left, to: last } };
  });
}

export function editCachedLists(edit: (list: Paged<Location>) => Paged<Location>): void {
  editAnswers<Paged<Location>>(pages, (list) => list && edit(list));
}

/** Refetches the lists, because only the server knows their order, matches and totals. */
export const invalidateLocationLists = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf(locations.list) });

export const invalidateLocation = (id: LocationId): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: detailKey(id) });

export const mediaKey = (id: LocationId) => keyOf(locations.listMedia, { params: { id } });

export const invalidateMedia = (id: LocationId): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: mediaKey(id) });

const patchAttemptKeys = (id: LocationId) => ({
  current: keyOf(locations.currentPatchAttempts, { params: { id } }),
  failed: keyOf(locations.failedPatchAttempts, { params: { id } }),
});

/** Includes the history, where each edit appears too. */
export async function invalidatePatchAttempts(id: LocationId): Promise<void> {
  const keys = [...Object.values(patchAttemptKeys(id)), ['history']];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

interface Written {
  readonly location?: Location | undefined;
}

/** Reads the location again if the platform's response to a write lacks it; a failed read does not fail the write. */
export async function withLocation<Answer extends Written>(
  id: LocationId,
  write: Promise<Answer>,
): Promise<Answer> {
  const answer = await write;
  if (answer.location) return answer;
  const read = await call(locations.show, { params: { id } }).catch(() => undefined);
  return { ...answer, location: read?.location };
}

/**
 * DET-2: reads the location before a save and updates all cached copies. If the platform no longer has the location, its
 * screen is refreshed and explains this.
 */
export async function readLocationAgain(id: LocationId): Promise<Location> {
  const queryKey = detailKey(id);
  const read = () => noteIfGone(id, call(locations.show, { params: { id } }));
  const { location } = await readIntoCache(queryKey, read, (answer) => {
    const shown = queryClient.getQueryData<Written>(queryKey);
    if (hashKey([shown?.location]) === hashKey([answer.location])) return;
    rememberLocation(answer.location);
    // Refetches the data that depends on the location.
    void invalidateLocationLists();
    void invalidatePatchAttempts(id);
  });
  return location;
}

/** Updates all cached copies, or refetches them if the platform's response lacked the location. */
export function cacheWrittenLocation(id: LocationId, { location }: Written): void {
  if (location) {
    rememberLocation(location);
    return;
  }
  announceLocationChange({ kind: 'outdated', id });
  void invalidateLocation(id);
  void invalidateLocationLists();
}
