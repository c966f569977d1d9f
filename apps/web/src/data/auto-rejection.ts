import type { RequestOf } from '@placekeeper/contracts/core/endpoint';
import type { LocationId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { useMutation } from '@tanstack/react-query';
import { call } from './client.ts';
import { rememberLocation } from './location-cache.ts';

export type AutoRejection = RequestOf<typeof locations.autoRejection>['body'];

/** LSET-1: `forbidden` without a subscription. */
export function useSetAutoRejection(id: LocationId) {
  return useMutation({
    mutationFn: (body: AutoRejection) => call(locations.autoRejection, { params: { id }, body }),
    onSuccess: ({ location }) => rememberLocation(location),
  });
}
