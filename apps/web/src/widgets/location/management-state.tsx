import type { Location } from '@placekeeper/contracts/model/location';
import { managementNames } from '@placekeeper/contracts/wording/management-names';
import { StatusDot } from '@placekeeper/ui/status-dot';

export const managementStates = [
  { status: 'enabled', label: managementNames.enabled, tone: 'ok' },
  { status: 'disabled', label: managementNames.disabled, tone: 'neutral' },
  { status: 'lost-authorization', label: managementNames['lost-authorization'], tone: 'danger' },
] as const;

export function ManagementState({
  status,
}: {
  readonly status: Location['gbp_management_status'];
}) {
  if (status === undefined) return <span className="text-text-3">Unknown</span>;
  const known = managementStates.find((state) => state.status === status);
  return <StatusDot tone={known?.tone ?? 'neutral'}>{known?.label ?? status}</StatusDot>;
}
