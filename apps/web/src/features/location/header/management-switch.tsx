import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Location } from '@placekeeper/contracts/model/location';
import { Spinner } from '@placekeeper/ui/spinner';
import { StatusDot } from '@placekeeper/ui/status-dot';
import { Switch } from '@placekeeper/ui/switch';
import type { ApiError } from '../../../data/http/api-error.ts';
import { useEnableManagement } from '../../../data/locations/mutations.ts';
import { usePathState } from '../../../lib/url/use-path-state.ts';

export interface Management {
  readonly pending: boolean;
  /** The error of turning management on. */
  readonly error: ApiError | null;
  /** Whether the confirmation is open; null before the first time, when its code isn't loaded yet. */
  readonly asks: boolean | null;
  readonly stopAsking: () => void;
  readonly set: (on: boolean) => void;
}

/** ERR-4: after a lost response, the location's status shows whether management is on, so the error disappears. */
export function useManagement(
  id: LocationId,
  status: Location['gbp_management_status'] | undefined,
): Management {
  const enable = useEnableManagement();
  const [asks, setAsks] = usePathState<boolean>();
  // The header stays while its location changes.
  const isOwn = enable.variables === id;
  const pending = isOwn && enable.isPending;
  return {
    pending,
    error: status === 'enabled' || !isOwn ? null : enable.error,
    asks,
    stopAsking: () => setAsks(false),
    set(on) {
      if (pending) return;
      enable.reset();
      if (on) enable.mutate(id);
      else setAsks(true);
    },
  };
}

interface ManagementSwitchProps {
  readonly status: Location['gbp_management_status'];
  readonly management: Management;
}

/** LOC-5: shows the confirmed status, with a spinner until a change is confirmed. */
export function ManagementSwitch({ status, management }: ManagementSwitchProps) {
  if (status === 'lost-authorization') return <StatusDot tone="danger">Reconnect needed</StatusDot>;
  if (status === undefined) return <StatusDot tone="neutral">Management unknown</StatusDot>;
  return (
    <div className="flex items-center gap-2">
      {management.pending && (
        <Spinner className="text-text-3" label="Changing profile management" />
      )}
      <Switch label="Managed" checked={status === 'enabled'} onCheckedChange={management.set} />
    </div>
  );
}
