import type { LocationId } from '@placekeeper/contracts/core/id';
import type { ApiError } from '../../../data/api-error.ts';
import { useDisableManagement, useEnableManagement } from '../../../data/location-management.ts';

export interface Management {
  readonly pending: boolean;
  /** Why the last switch was not carried out. */
  readonly error: ApiError | null;
  readonly set: (on: boolean) => void;
}

/** LOC-5, DET-5 */
export function useManagement(id: LocationId): Management {
  const enable = useEnableManagement();
  const disable = useDisableManagement();
  const pending = enable.isPending || disable.isPending;
  return {
    pending,
    error: enable.error ?? disable.error,
    set(on) {
      if (pending) return;
      enable.reset();
      disable.reset();
      (on ? enable : disable).mutate(id);
    },
  };
}
