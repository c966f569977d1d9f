import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Location } from '@placekeeper/contracts/model/location';
import { useState } from 'react';
import type { ApiError } from '../../../data/http/api-error.ts';
import { useEnableManagement } from '../../../data/locations/mutations.ts';

export interface Management {
  readonly pending: boolean;
  /** Why it was not turned on. */
  readonly error: ApiError | null;
  /** Whether somebody is asked if it is to be turned off; null until it was asked for. */
  readonly asks: boolean | null;
  readonly stopAsking: () => void;
  readonly set: (on: boolean) => void;
}

/** LOC-5, DET-5. An answer can be lost (ERR-4): what is as it was wanted has not failed. */
export function useManagement(
  id: LocationId,
  status: Location['gbp_management_status'] | undefined,
): Management {
  const enable = useEnableManagement();
  const [asks, setAsks] = useState<boolean | null>(null);
  return {
    pending: enable.isPending,
    error: status === 'enabled' ? null : enable.error,
    asks,
    stopAsking: () => setAsks(false),
    set(on) {
      if (enable.isPending) return;
      enable.reset();
      if (on) enable.mutate(id);
      else setAsks(true);
    },
  };
}
