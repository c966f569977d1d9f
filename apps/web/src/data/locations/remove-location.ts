import type { LocationId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { useMutation } from '@tanstack/react-query';
import { keyOf } from '../api/query.ts';
import { isKind } from '../http/api-error.ts';
import { call } from '../api/client.ts';
import { refreshCurrentUser } from '../current-user/queries.ts';
import { forgetLocations, invalidateLocationLists } from '../location-cache/location-cache.ts';
import { sendHeldFirst } from '../updates/send-held.ts';
import { queryClient } from '../api/query-client.ts';

/**
 * LOC-3: removes the location from all lists at once and refetches them; an already deleted location counts as
 * deleted.
 */
export function useRemoveLocation() {
  return useMutation({
    mutationKey: keyOf(locations.remove),
    mutationFn: async (id: LocationId) => {
      await sendHeldFirst();
      try {
        await call(locations.remove, { params: { id } });
      } catch (error) {
        if (!isKind(error, 'not-found')) throw error;
      }
    },
    onSuccess: (_, id) => locationGone(id),
  });
}

export function locationGone(id: LocationId): void {
  forgetLocations(new Set([id]));
  void invalidateLocationLists();
  void refreshCurrentUser();
  for (const queryKey of [['tags'], ['updates'], ['spotlight']])
    void queryClient.invalidateQueries({ queryKey });
}
