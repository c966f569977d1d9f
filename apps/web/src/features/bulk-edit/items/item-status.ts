import type { BulkItemStatus } from '../../../data/bulk-edit/bulk-edit-types.ts';
import type { StatusDotProps } from '@placekeeper/ui/status-dot';

interface StatusLook {
  readonly label: string;
  readonly tone: StatusDotProps['tone'];
}

export const itemStatuses: Readonly<Record<BulkItemStatus, StatusLook>> = {
  failed: { label: 'Failed', tone: 'danger' },
  refused: { label: 'Refused', tone: 'danger' },
  conflict: { label: 'Changed since', tone: 'pending' },
  pending: { label: 'Waiting', tone: 'neutral' },
  publishing: { label: 'Publishing', tone: 'accent' },
  undoing: { label: 'To be put back', tone: 'neutral' },
  completed: { label: 'Changed', tone: 'ok' },
  undone: { label: 'Put back', tone: 'ok' },
  unchanged: { label: 'No change needed', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

/** Labels in a preview. */
export const forecastStatuses = {
  pending: { label: 'Will change', tone: 'accent' },
  unchanged: { label: 'No change needed', tone: 'neutral' },
  refused: { label: 'Skipped', tone: 'danger' },
} as const satisfies Record<string, StatusLook>;

export function lookOf(status: BulkItemStatus, isForecast: boolean): StatusLook {
  const forecast = Object.entries(forecastStatuses).find(([name]) => name === status)?.[1];
  return (isForecast ? forecast : undefined) ?? itemStatuses[status];
}
