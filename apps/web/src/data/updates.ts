import type { RequestOf } from '@placekeeper/contracts/core/endpoint';
import type { GoogleUpdateId, LocationId } from '@placekeeper/contracts/core/id';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import type { Location } from '@placekeeper/contracts/model/location';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from './client.ts';
import { invalidatePatchAttempts, rememberLocation } from './location-cache.ts';
import { keyOf } from './query.ts';
import { queryClient } from './query-client.ts';
import { query } from './query.ts';

export type UpdateListQuery = NonNullable<RequestOf<typeof updates.list>['query']>;

export const updateQueries = {
  list: (filters: UpdateListQuery = {}) =>
    queryOptions({ ...query(updates.list, { query: filters }), placeholderData: keepPreviousData }),
  /** DET-1: the unresolved ones of one location, in one page. */
  ofLocation: (id: LocationId) =>
    query(updates.list, {
      query: { locations: [id], active: true, page: { size: pageSizes.updatesOfOneLocation } },
    }),
  /** CARD-5: in how many locations anything waits; of the updates themselves only one. */
  waiting: () => query(updates.list, { query: { active: true, page: { size: 1 } } }),
  detail: (id: GoogleUpdateId) => query(updates.show, { params: { id } }),
};

/** Decisions share this key, so that a list can leave out what is being decided (`useMutationState`). */
export const decisionKey = ['updates', 'decide'] as const;

export function useAcceptUpdate() {
  return useMutation({
    mutationKey: [...decisionKey, 'accept'],
    mutationFn: (id: GoogleUpdateId) => call(updates.accept, { params: { id } }),
    onSuccess: locationDecided,
    onSettled: updatesChanged,
  });
}

export function useRejectUpdate() {
  return useMutation({
    mutationKey: [...decisionKey, 'reject'],
    mutationFn: (id: GoogleUpdateId) => call(updates.reject, { params: { id } }),
    onSuccess: locationDecided,
    onSettled: updatesChanged,
  });
}

export function useDismissUpdate() {
  return useMutation({
    mutationKey: [...decisionKey, 'dismiss'],
    mutationFn: (id: GoogleUpdateId) => call(updates.dismiss, { params: { id } }),
    onSuccess: locationDecided,
    onSettled: updatesChanged,
  });
}

function locationDecided({ location }: { readonly location: Location }): void {
  rememberLocation(location);
  void invalidatePatchAttempts(location.id);
}

/** Of several decisions in flight the last one reloads, so that none comes back to the list for a moment. */
async function updatesChanged(): Promise<void> {
  if (queryClient.isMutating({ mutationKey: decisionKey }) > 1) return;
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['updates'] }),
    queryClient.invalidateQueries({ queryKey: keyOf(currentUser.subscriptionMeta) }),
  ]);
}
