import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Location } from '@placekeeper/contracts/model/location';
import type { ApiError } from '../../../data/api-error.ts';
import { useDisableManagement, useEnableManagement } from '../../../data/location-management.ts';

export interface Management {
  readonly pending: boolean;
  /** Why the last switch was not carried out, and which way it went. */
  readonly problem: { readonly error: ApiError; readonly on: boolean } | null;
  readonly set: (on: boolean) => void;
}

/** LOC-5, DET-5. An answer can be lost (ERR-4): what is as it was wanted has not failed. */
export function useManagement(
  id: LocationId,
  status: Location['gbp_management_status'] | undefined,
): Management {
  const enable = useEnableManagement();
  const disable = useDisableManagement();
  const pending = enable.isPending || disable.isPending;
  return {
    pending,
    problem: problem(),
    set(on) {
      if (pending) return;
      enable.reset();
      disable.reset();
      (on ? enable : disable).mutate(id);
    },
  };

  function problem(): Management['problem'] {
    if (enable.error && status !== 'enabled') return { error: enable.error, on: true };
    if (disable.error && status !== 'disabled') return { error: disable.error, on: false };
    return null;
  }
}
