import { unreadableIn } from '@placekeeper/contracts/core/decode';
import type { SuccessOf } from '@placekeeper/contracts/core/endpoint';
import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import type { Paged } from '@placekeeper/contracts/core/page';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import type { Location } from '@placekeeper/contracts/model/location';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { hashKey, queryOptions, type QueryKey } from '@tanstack/react-query';
import { isKind } from '../http/api-error.ts';
import { call } from '../api/client.ts';
import { locationQueries } from '../locations/queries.ts';
import type { RecordFilters } from '../portfolio/record-filters.ts';
import { keyOf, query } from '../api/query.ts';
import { queryClient } from '../api/query-client.ts';

export interface SearchPage {
  readonly search?: string | undefined;
  readonly page?: number | undefined;
}

export const tagQueries = {
  list: () => query(tags.list),
  detail: (id: TagId) =>
    queryOptions({
      ...query(tags.show, { params: { id } }),
      queryFn: ({ signal }) => readTag(id, signal),
      placeholderData: () => {
        const tag = queryClient
          .getQueryData(tagQueries.list().queryKey)
          ?.tags.find((known) => known.id === id);
        return tag && { tag };
      },
    }),
  /** TAG-1: locations with the tag. Keeps the previous page of the same tag while the next page loads. */
  members: (id: TagId, { search, page }: SearchPage = {}) =>
    queryOptions<Paged<Location>>({
      queryKey: [...membersKey(id), { search, page }],
      queryFn: ({ signal }) =>
        search
          ? call(locations.list, { query: memberFilters(id, search, page) }, { signal })
          : call(tags.locations, { params: { id }, query: memberPage(page) }, { signal }),
      placeholderData: (before, of) =>
        of && sameKeys(of.queryKey.slice(0, -1), membersKey(id)) ? before : undefined,
    }),
  memberIds: (id: TagId, search?: string) =>
    queryOptions<readonly LocationId[]>({
      queryKey: [...keyOf(tags.allLocations), id, { search }],
      queryFn: async ({ signal }) =>
        search ? findIds({ search, only_tag_ids: [id] }, signal) : readMemberIds(id, signal),
      staleTime: 0,
    }),
  /** TAG-1: locations without the tag. */
  candidates: (id: TagId, { search, page = 1 }: SearchPage = {}) =>
    locationQueries.list({
      ...candidateFilters(id, search),
      page: { number: page, size: pageSizes.locationsWithExclusions },
    }),
  candidateIds: (id: TagId, search?: string) =>
    queryOptions<readonly LocationId[]>({
      queryKey: ['tags', 'candidateIds', id, { search }],
      queryFn: ({ signal }) => findIds(candidateFilters(id, search), signal),
      staleTime: 0,
    }),
};

/** If the response is unreadable, reads the tag from the list of tags. */
export async function readTag(
  id: TagId,
  signal?: AbortSignal,
): Promise<SuccessOf<typeof tags.show>> {
  try {
    return await call(tags.show, { params: { id } }, { signal });
  } catch (error) {
    if (!isKind(error, 'malformed')) throw error;
    const tag = (await call(tags.list, {}, { signal })).tags.find((one) => one.id === id);
    if (!tag) throw error;
    return { tag };
  }
}

/** Reads page by page if the platform has no readable list of all ids. */
export async function readMemberIds(
  id: TagId,
  signal?: AbortSignal,
): Promise<readonly LocationId[]> {
  try {
    const all = await call(tags.allLocations, { params: { id } }, { signal });
    if (unreadableIn(all, 'locations') === 0) return all.locations;
  } catch (error) {
    if (!isKind(error, 'malformed')) throw error;
  }
  return [...(await readMembers(id, signal)).ids];
}

/** Reads the pages, because only pages contain the total. */
export async function readMembers(
  id: TagId,
  signal?: AbortSignal,
): Promise<{ readonly ids: ReadonlySet<LocationId>; readonly total: number }> {
  const ids = new Set<LocationId>();
  for (let number = 1; ; number += 1) {
    const page = { number, size: pageSizes.locationsWithExclusions };
    const { data, meta } = await call(
      tags.locations,
      { params: { id }, query: { page } },
      { signal },
    );
    for (const location of data) ids.add(location.id);
    if (number >= meta.last_page) return { ids, total: meta.total };
  }
}

/** Starts with the key of the lists of locations, because the same changes affect lists and members. */
export const membersKey = (id: TagId) => [...keyOf(locations.list), 'tag', id] as const;

const sameKeys = (a: QueryKey, b: QueryKey): boolean => hashKey(a) === hashKey(b);

const memberPage = (page = 1) => ({ page: { number: page, size: pageSizes.tagLocations } });

const memberFilters = (id: TagId, search: string, page = 1) => ({
  search,
  only_tag_ids: [id],
  ...memberPage(page),
});

const candidateFilters = (id: TagId, search: string | undefined) => ({
  ...(search && { search }),
  excluded_tag_ids: [id],
});

const findIds = async (
  filters: RecordFilters,
  signal: AbortSignal,
): Promise<readonly LocationId[]> =>
  (await import('../portfolio/matching.ts')).matchingIds(filters, { signal });
