import type { RequestOf } from '@placekeeper/contracts/core/endpoint';
import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Paged, PageRequest } from '@placekeeper/contracts/core/page';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { Location, LocationPatch } from '@placekeeper/contracts/model/location';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { attributeQueries } from '../attributes/queries.ts';
import { call, callRaw } from '../api/client.ts';
import { journalEdit } from '../location-cache/edit-journal.ts';
import { readFailedPatchAttempts } from '../location-cache/failed-patch-attempts.ts';
import {
  cachedRow,
  invalidateLocation,
  invalidateLocationLists,
  invalidateMedia,
  invalidatePatchAttempts,
  rawLocationKey,
  portfolioSummaryKey,
} from '../location-cache/location-cache.ts';
import type { RecordFilters, RecordOrder } from '../portfolio/select-records.ts';
import type { PortfolioSummary } from '../portfolio/portfolio-summary.ts';
import { locationWritten, withLocation } from '../location-cache/location-write.ts';
import { keyOf, query } from '../api/query.ts';
import { queryClient } from '../api/query-client.ts';
import { runMutation } from '../api/run-mutation.ts';

/** What a list of locations is narrowed down to: the platform's own parameters, and ours, which it never gets. */
export interface LocationFilters extends RecordFilters {
  readonly sort?: RecordOrder | undefined;
  readonly page?: PageRequest | undefined;
}

/** Only the records of all locations answer these. */
const needsRecords = (filters: LocationFilters): boolean =>
  filters.sort !== undefined ||
  filters.gbp_management_status !== undefined ||
  filters.has_unresolved_updates !== undefined ||
  filters.has_failed_patch_attempts !== undefined;

/** The specification's default; a platform may have another. */
function sent({ page, search, ...filters }: LocationFilters) {
  const excluding = [filters.excluded_location_ids, filters.excluded_tag_ids].some(
    (ids) => ids && ids.length > 0,
  );
  const size = excluding ? pageSizes.locationsWithExclusions : pageSizes.locations;
  return {
    ...(search && { search }),
    ...(filters.only_tag_ids && { only_tag_ids: [...filters.only_tag_ids] }),
    ...(filters.excluded_tag_ids && { excluded_tag_ids: [...filters.excluded_tag_ids] }),
    ...(filters.excluded_location_ids && {
      excluded_location_ids: [...filters.excluded_location_ids],
    }),
    page: { number: page?.number ?? 1, size: page?.size ?? size },
  };
}

export type SocialProfilesChange = RequestOf<
  typeof locations.updateSocialProfiles
>['body']['social_profiles'];

export const locationQueries = {
  /** The page before stays while the next one loads. */
  list: (filters: LocationFilters = {}) =>
    queryOptions<Paged<Location>>({
      queryKey: keyOf(locations.list, { query: filters }),
      queryFn: async ({ signal }) =>
        needsRecords(filters)
          ? (await import('../portfolio/matching.ts')).listFromRecords(filters, { signal })
          : call(locations.list, { query: sent(filters) }, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** CARD-5, GACC-2: what the records of all locations say; null where reading them is too much for a home screen. */
  standing: () =>
    queryOptions<PortfolioSummary | null>({
      queryKey: portfolioSummaryKey,
      queryFn: async ({ signal }) =>
        (await import('../portfolio/portfolio-summary.ts')).readPortfolioSummary(signal),
    }),
  /** Its row in a list stands in for it until it has come. */
  detail: (id: LocationId) =>
    queryOptions({
      ...query(locations.show, { params: { id } }),
      placeholderData: () => cachedRow(id),
    }),
  /** ADM-1: under the key of the location, so that it is read again whenever that is. */
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

/** DET-2: `mutate(patch)`; a refused field comes back as a `validation` failure. */
export function useUpdateLocation(id: LocationId) {
  return useMutation({
    mutationFn: (patch: LocationPatch) =>
      withLocation(id, call(locations.update, { params: { id }, body: patch })),
    onSuccess: (answer) => locationSaved(id, answer),
  });
}

interface LocationChange {
  /** Empty where nothing of it was changed. */
  readonly patch: LocationPatch;
  readonly categories: RequestOf<typeof locations.updateCategories>['body'] | null;
  /** Google judges each by itself: a place that customers only come to takes no areas, and so on. */
  readonly categoriesFirst: boolean;
  /** Between the two calls: what the first saved stays saved, whatever becomes of the second. */
  readonly onPart: (part: 'patch' | 'categories', location: Location | undefined) => void;
}

/**
 * DET-2: the fields and the categories of a location are two calls, one after the other. Where the second is refused,
 * what the first saved stays saved.
 */
export function useSaveLocation(id: LocationId) {
  const params = { id };
  return useMutation({
    async mutationFn({ patch, categories, categoriesFirst, onPart }: LocationChange) {
      const update = () => withLocation(id, call(locations.update, { params, body: patch }));
      if (categories === null) return update();
      const choose = () =>
        withLocation(id, call(locations.updateCategories, { params, body: categories }));
      if (Object.keys(patch).length === 0) return choose();
      const [first, second] = categoriesFirst ? [choose, update] : [update, choose];
      const half = await first();
      onPart(categoriesFirst ? 'categories' : 'patch', half.location);
      void locationSaved(id, half);
      return second();
    },
    onSuccess: (answer) => locationSaved(id, answer),
  });
}

/** SOC-1: `mutate(changed)`; null removes an address, a refused one comes back as a `validation` failure. */
export function useUpdateSocialProfiles(id: LocationId) {
  return useMutation({
    mutationFn: (changed: SocialProfilesChange) =>
      withLocation(
        id,
        call(locations.updateSocialProfiles, {
          params: { id },
          body: { social_profiles: changed },
        }),
      ),
    onSuccess: (answer) => locationSaved(id, answer),
  });
}

function locationSaved(
  id: LocationId,
  answer: Parameters<typeof locationWritten>[1],
): Promise<void> {
  const before = queryClient.getQueryData(locationQueries.detail(id).queryKey)?.location;
  if (answer.location) journalEdit(before, answer.location);
  locationWritten(id, answer);
  void invalidateLocationLists();
  return invalidatePatchAttempts(id);
}

/** DET-1: a visit puts it first among the recent ones. Failing costs nothing but that, so it is only logged. */
export function markViewed(id: LocationId): void {
  runMutation(
    (location: LocationId) => call(locations.markViewed, { params: { id: location } }),
    id,
    { changesNothing: true },
  ).then(
    () => queryClient.invalidateQueries({ queryKey: ['spotlight', 'recentLocations'] }),
    () => undefined,
  );
}

/** DET-6: answers `{ location, updates_count }`. */
export function useFetchGoogleUpdates() {
  return useMutation({
    mutationFn: (id: LocationId) =>
      withLocation(id, call(locations.fetchGoogleUpdates, { params: { id } })),
    onSuccess: (answer, id) => {
      locationWritten(id, answer);
      void queryClient.invalidateQueries({ queryKey: ['updates'] });
    },
  });
}

/** DET-6 */
export function useRefreshRelatedGoogleData() {
  return useMutation({
    mutationFn: (id: LocationId) => call(locations.refreshRelatedGoogleData, { params: { id } }),
    onSuccess: (_, id) => {
      void queryClient.invalidateQueries({ queryKey: attributeQueries.ofLocation(id).queryKey });
      void queryClient.invalidateQueries({ queryKey: ['services'] });
      void invalidateMedia(id);
      return invalidateLocation(id);
    },
  });
}

/** DET-6: asks now, whatever was heard before. */
export function useCheckIfManaged() {
  return useMutation({
    mutationFn: (id: LocationId) =>
      queryClient.query({ ...locationQueries.checkIfManaged(id), staleTime: 0 }),
    meta: { changesNothing: true },
  });
}

/** ADM-1: a secret, kept by whoever shows it and by nobody after that. */
export function useFetchAccessToken() {
  return useMutation({
    mutationFn: (id: LocationId) => call(locations.fetchAccessToken, { params: { id } }),
    gcTime: 0,
    meta: { changesNothing: true },
  });
}
