import type { LocationId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { call } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { runMutation } from '../api/run-mutation.ts';

/** DET-1: moves the location to the top of the recent locations. The user sees no failure. */
export function markViewed(id: LocationId): void {
  runMutation(
    (location: LocationId) => call(locations.markViewed, { params: { id: location } }),
    id,
    { changesNothing: true, isUnasked: true },
  ).then(
    () => queryClient.invalidateQueries({ queryKey: ['spotlight', 'recentLocations'] }),
    () => undefined,
  );
}
