import type { RequestOf } from '@placekeeper/contracts/core/endpoint';
import type { LocationId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { Location, LocationPatch } from '@placekeeper/contracts/model/location';
import { useMutation } from '@tanstack/react-query';
import { attributeQueries } from '../attributes/queries.ts';
import { call } from '../api/client.ts';
import { journalEdit } from '../location-cache/edit-journal.ts';
import {
  invalidateLocation,
  invalidateLocationLists,
  invalidateMedia,
  invalidatePatchAttempts,
  cacheWrittenLocation,
  withLocation,
} from '../location-cache/location-cache.ts';
import { keyOf } from '../api/query.ts';
import { queryClient } from '../api/query-client.ts';
import { recoverLostResponse } from '../http/recover-lost-response.ts';
import { sendHeldFirst } from '../updates/send-held.ts';
import { locationQueries, sentSocialProfiles } from './queries.ts';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';

export type SocialProfilesChange = RequestOf<
  typeof locations.updateSocialProfiles
>['body']['social_profiles'];

/** DET-2: a `validation` error names the refused fields. */
export function useUpdateLocation(id: LocationId) {
  return useMutation({
    mutationFn: (patch: LocationPatch) =>
      withLocation(id, call(locations.update, { params: { id }, body: patch })),
    onSuccess: (answer) => locationSaved(id, answer),
  });
}

interface LocationChange {
  /** Empty if no field besides the categories changed. */
  readonly patch: LocationPatch;
  readonly categories: RequestOf<typeof locations.updateCategories>['body'] | null;
  /** True to save the categories before the fields, because Google allows service areas only with some categories. */
  readonly categoriesFirst: boolean;
  /** Called between the two calls, because the first call stays saved if the second call fails. */
  readonly onPart: (part: 'patch' | 'categories', location: Location | undefined) => void;
}

/**
 * DET-2: saves fields and categories with two calls, one after the other. The first call stays saved if the platform
 * refuses the second call.
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
      locationSaved(id, half);
      return second();
    },
    onSuccess: (answer) => locationSaved(id, answer),
  });
}

/** SOC-1: null removes an address; a `validation` error names the refused addresses. */
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
    onSuccess(answer, changed) {
      queryClient.setQueryData(sentSocialProfiles(id).queryKey, (sent) => ({
        ...sent,
        ...changed,
      }));
      locationSaved(id, answer);
    },
  });
}

/** Doesn't await its refetches, because the form cannot save again until the mutation ends. */
function locationSaved(id: LocationId, answer: Parameters<typeof cacheWrittenLocation>[1]): void {
  const before = queryClient.getQueryData(locationQueries.detail(id).queryKey)?.location;
  if (answer.location) journalEdit(before, answer.location);
  cacheWrittenLocation(id, answer);
  void invalidateLocationLists();
  void invalidatePatchAttempts(id);
}

export function useFetchGoogleUpdates() {
  return useMutation({
    mutationFn: (id: LocationId) =>
      withLocation(id, call(locations.fetchGoogleUpdates, { params: { id } })),
    onSuccess: (answer, id) => {
      cacheWrittenLocation(id, answer);
      void queryClient.invalidateQueries({ queryKey: ['updates'] });
    },
  });
}

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

/** DET-6: ignores the cache. */
export function useCheckIfManaged() {
  return useMutation({
    mutationFn: (id: LocationId) =>
      queryClient.query({ ...locationQueries.checkIfManaged(id), staleTime: 0 }),
    meta: { changesNothing: true },
  });
}

/** ADM-1: a secret, so it is not cached. */
export function useFetchAccessToken() {
  return useMutation({
    mutationFn: (id: LocationId) => call(locations.fetchAccessToken, { params: { id } }),
    gcTime: 0,
    meta: { changesNothing: true },
  });
}

/** ERR-4: after a lost response, reads whether the location is managed. */
export const manage = (
  endpoint: typeof locations.enableManagement | typeof locations.disableManagement,
  id: LocationId,
) =>
  withLocation(
    id,
    recoverLostResponse<{ readonly location?: Location | undefined }>(
      () => call(endpoint, { params: { id } }),
      async (error) => {
        const { location } = await call(locations.show, { params: { id } });
        const { gbp_management_status: status } = location;
        if (status === undefined) throw error;
        const isManaged = status !== 'disabled';
        return isManaged === (endpoint === locations.enableManagement) ? { location } : null;
      },
    ),
  );

/** LOC-5: `conflict` means that no slot is left, `forbidden` that there is no subscription. */
export function useEnableManagement() {
  return useMutation({
    mutationFn: (id: LocationId) => manage(locations.enableManagement, id),
    onSuccess: managementChanged,
  });
}

/** DET-5: the platform also resets the flag for unresolved updates. */
export function useDisableManagement() {
  return useMutation({
    mutationFn: async (id: LocationId) => {
      await sendHeldFirst();
      return manage(locations.disableManagement, id);
    },
    onSuccess: managementChanged,
  });
}

function managementChanged(
  answer: Parameters<typeof cacheWrittenLocation>[1],
  id: LocationId,
): void {
  cacheWrittenLocation(id, answer);
  void queryClient.invalidateQueries({ queryKey: keyOf(currentUser.subscriptionMeta) });
  void queryClient.invalidateQueries({ queryKey: ['updates'] });
  void queryClient.invalidateQueries({ queryKey: ['services'] });
}
