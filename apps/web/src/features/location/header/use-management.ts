import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Location } from '@placekeeper/contracts/model/location';
import { useState } from 'react';
import type { ApiError } from '../../../data/http/api-error.ts';
import { useEnableManagement } from '../../../data/locations/mutations.ts';

export interface Management {
  readonly pending: boolean;
  /** The error of turning it on. */
  readonly error: ApiError | null;
  /** Whether the confirmation is open; null before it was first opened. */
  readonly asks: boolean | null;
  readonly stopAsking: () => void;
  readonly set: (on: boolean) => void;
}

/** After a lost response (ERR-4), a location in the target state counts as success. */
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
