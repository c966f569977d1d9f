import type { Location } from '@placekeeper/contracts/model/location';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { fieldStates, type FieldStates } from './field-states.ts';

/** If the request fails, no field shows a state and the page still works. */
export function useFieldStates({ id, gbp_management_status: status }: Location): FieldStates {
  const { data: current } = usePrefetched(locationQueries.currentPatchAttempts(id));
  const { data: failed } = usePrefetched(locationQueries.failedPatchAttempts(id));
  return fieldStates(current?.patch_attempts ?? [], failed, status);
}
