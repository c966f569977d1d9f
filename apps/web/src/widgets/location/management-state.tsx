import type { Location } from '@placekeeper/contracts/model/location';
import { StatusDot } from '@placekeeper/ui/status-dot';

export const managementStates = [
  { status: 'enabled', label: 'Managed', tone: 'ok' },
  { status: 'disabled', label: 'Not managed', tone: 'neutral' },
  { status: 'lost-authorization', label: 'Reconnect needed', tone: 'danger' },
] as const;

/** An unknown status is shown by its raw name. */
export function ManagementState({
  status,
}: {
  readonly status: Location['gbp_management_status'];
}) {
  if (status === undefined) return <span className="text-text-3">Unknown</span>;
  const known = managementStates.find((state) => state.status === status);
  return <StatusDot tone={known?.tone ?? 'neutral'}>{known?.label ?? status}</StatusDot>;
}
