import type { Location } from '@placekeeper/contracts/model/location';
import { Spinner } from '@placekeeper/ui/spinner';
import { StatusDot } from '@placekeeper/ui/status-dot';
import { Switch } from '@placekeeper/ui/switch';
import type { Management } from './use-management.ts';

interface ManagementSwitchProps {
  readonly status: Location['gbp_management_status'];
  readonly management: Management;
}

/** LOC-5: the switch shows the confirmed state, and is busy until a change is confirmed. */
export function ManagementSwitch({ status, management }: ManagementSwitchProps) {
  if (status === 'lost-authorization')
    return <StatusDot tone="danger">Authorization lost</StatusDot>;
  if (status === undefined) return <StatusDot tone="neutral">Management unknown</StatusDot>;
  return (
    <div className="flex items-center gap-2">
      {management.pending && (
        <Spinner className="text-text-3" label="Changing profile management" />
      )}
      <Switch
        label="Managed"
        labelSide="start"
        checked={status === 'enabled'}
        onCheckedChange={management.set}
      />
    </div>
  );
}
