import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Paged } from '@placekeeper/contracts/core/page';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { Location } from '@placekeeper/contracts/model/location';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { call, callRaw } from '../api/client.ts';
import { isKind } from '../http/api-error.ts';
import { queryClient } from '../api/query-client.ts';
import { readFailedPatchAttempts } from '../location-cache/failed-patch-attempts.ts';
import {
  cachedRow,
  rawLocationKey,
  portfolioSummaryKey,
} from '../location-cache/location-cache.ts';
import type { LocationFilters } from '../portfolio/record-filters.ts';
import type { PortfolioSummary } from '../portfolio/portfolio-summary.ts';
import { withoutAnd } from '../../lib/text/search-words.ts';
import { keyOf, query } from '../api/query.ts';
import { locationGone } from './remove-location.ts';

const ofPlatform: ReadonlySet<string> = new Set<keyof LocationFilters>([
  'search',
  'only_tag_ids',
  'excluded_location_ids',
  'excluded_tag_ids',
  'page',
]);

/** Filters and sort orders that the platform lacks need the records of all locations. */
const needsRecords = (filters: LocationFilters): boolean =>
  Object.entries(filters).some(([name, value]) => value !== undefined && !ofPlatform.has(name));

/**
 * The platform searches name, store code and address; without a match, the records are searched, which have more
 * fields.
 */
async function list(filters: LocationFilters, signal: AbortSignal): Promise<Paged<Location>> {
  if (!needsRecords(filters)) {
    const page = await call(locations.list, { query: sent(filters) }, { signal });
    if (page.meta.total > 0 || !filters.search) return page;
  }
  return (await import('../portfolio/matching.ts')).listFromRecords(filters, { signal });
}

/** Sends the specification's default page size, because a platform may have another default. */
function sent({ page, search, ...filters }: LocationFilters) {
  const excluding = [filters.excluded_location_ids, filters.excluded_tag_ids].some(
    (ids) => ids && ids.length > 0,
  );
  const size = excluding ? pageSizes.locationsWithExclusions : pageSizes.locations;
  return {
    ...(search && { search: withoutAnd(search) }),
    ...(filters.only_tag_ids && { only_tag_ids: [...filters.only_tag_ids] }),
    ...(filters.excluded_tag_ids && { excluded_tag_ids: [...filters.excluded_tag_ids] }),
    ...(filters.excluded_location_ids && {
      excluded_location_ids: [...filters.excluded_location_ids],
    }),
    page: { number: page?.number ?? 1, size: page?.size ?? size },
  };
}

export const locationQueries = {
  list: (filters: LocationFilters = {}) =>
    queryOptions<Paged<Location>>({
      queryKey: keyOf(locations.list, { query: filters }),
      queryFn: ({ signal }) => list(filters, signal),
      placeholderData: keepPreviousData,
    }),
  /** CARD-5, GACC-2: a summary of all records; null if there are too many to read for home. */
  standing: () =>
    queryOptions<PortfolioSummary | null>({
      queryKey: portfolioSummaryKey,
      queryFn: async ({ signal }) =>
        (await import('../portfolio/portfolio-summary.ts')).readPortfolioSummary(signal),
    }),
  detail: (id: LocationId) =>
    queryOptions({
      ...query(locations.show, { params: { id } }),
      queryFn: ({ signal }) => readLocation(id, signal),
      placeholderData: () => cachedRow(id),
    }),
  /** ADM-1: under the location's key, so that both are invalidated together. */
  raw: (id: LocationId) =>
    queryOptions({
      queryKey: rawLocationKey(id),
      queryFn: ({ signal }) => callRaw(locations.show, { params: { id } }, { signal }),
    }),
  failedPatchAttempts: (id: LocationId) =>
    queryOptions({
      ...query(locations.failedPatchAttempts, { params: { id } }),
      queryFn: ({ signal }) => readFailedPatchAttempts(id, signal),
    }),
  currentPatchAttempts: (id: LocationId) =>
    query(locations.currentPatchAttempts, { params: { id } }),
  checkIfManaged: (id: LocationId) => query(locations.checkIfManaged, { params: { id } }),
};

/** LOC-3: a location that was deleted elsewhere disappears from the lists too. */
async function readLocation(id: LocationId, signal: AbortSignal) {
  try {
    return await call(locations.show, { params: { id } }, { signal });
  } catch (error) {
    const isKnown = cachedRow(id) ?? queryClient.getQueryData(locationQueries.detail(id).queryKey);
    if (isKind(error, 'not-found') && isKnown) locationGone(id);
    throw error;
  }
}

/** The social profiles that this page load has saved, because a platform may not send any. */
export const sentSocialProfiles = (id: LocationId) =>
  queryOptions<Readonly<Record<string, string | null>>>({
    queryKey: ['sentSocialProfiles', id],
    queryFn: skipToken,
    initialData: {},
    staleTime: 'static',
    gcTime: Infinity,
  });
