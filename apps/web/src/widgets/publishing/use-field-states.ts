import type { Location } from '@placekeeper/contracts/model/location';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { fieldStates, withRetries, type FieldStates } from './field-states.ts';

/** If a request fails, no field shows a state, but the page still works. */
export function useFieldStates(location: Location): FieldStates {
  const { id, gbp_management_status: status } = location;
  const { data: current } = usePrefetched(locationQueries.currentPatchAttempts(id));
  const { data: failed } = usePrefetched(locationQueries.failedPatchAttempts(id));
  return withRetries(fieldStates(current?.patch_attempts ?? [], failed, status), location);
}
