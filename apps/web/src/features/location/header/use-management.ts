import type { LocationId } from '@placekeeper/contracts/core/id';
import type { ApiError } from '../../../data/api-error.ts';
import { useDisableManagement, useEnableManagement } from '../../../data/location-management.ts';

export interface Management {
  readonly pending: boolean;
  /** Why the last switch was not carried out, and which way it went. */
  readonly problem: { readonly error: ApiError; readonly on: boolean } | null;
  readonly set: (on: boolean) => void;
}

/** LOC-5, DET-5 */
export function useManagement(id: LocationId): Management {
  const enable = useEnableManagement();
  const disable = useDisableManagement();
  const pending = enable.isPending || disable.isPending;
  return {
    pending,
    problem: enable.error
      ? { error: enable.error, on: true }
      : disable.error && { error: disable.error, on: false },
    set(on) {
      if (pending) return;
      enable.reset();
      disable.reset();
      (on ? enable : disable).mutate(id);
    },
  };
}
