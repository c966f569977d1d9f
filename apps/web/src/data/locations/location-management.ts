import type { LocationId } from '@placekeeper/contracts/core/id';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { useMutation } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { locationWritten, withLocation } from '../location-cache/location-write.ts';
import { keyOf } from '../api/query.ts';
import { queryClient } from '../api/query-client.ts';

/** LOC-5: a `conflict` says that no slot is left, `forbidden` that there is no subscription. */
export function useEnableManagement() {
  return useMutation({
    mutationFn: (id: LocationId) =>
      withLocation(id, call(locations.enableManagement, { params: { id } })),
    onSuccess: managementChanged,
  });
}

/** DET-5: the platform also clears the flag of unresolved updates. */
export function useDisableManagement() {
  return useMutation({
    mutationFn: (id: LocationId) =>
      withLocation(id, call(locations.disableManagement, { params: { id } })),
    onSuccess: managementChanged,
  });
}

function managementChanged(answer: Parameters<typeof locationWritten>[1], id: LocationId): void {
  locationWritten(id, answer);
  void queryClient.invalidateQueries({ queryKey: keyOf(currentUser.subscriptionMeta) });
  void queryClient.invalidateQueries({ queryKey: ['updates'] });
  // SVC-5
  void queryClient.invalidateQueries({ queryKey: ['services'] });
}
