import type { BulkItemStatus } from '../../data/bulk-edit/bulk-edit-types.ts';
import type { StatusDotProps } from '@placekeeper/ui/status-dot';

export interface StatusLook {
  readonly label: string;
  readonly tone: StatusDotProps['tone'];
}

export const itemStatuses: Readonly<Record<BulkItemStatus, StatusLook>> = {
  failed: { label: 'Failed', tone: 'danger' },
  declined: { label: 'Declined', tone: 'danger' },
  refused: { label: 'Skipped', tone: 'pending' },
  conflict: { label: 'Not applied', tone: 'pending' },
  pending: { label: 'Queued', tone: 'neutral' },
  saving: { label: 'Saving', tone: 'accent' },
  undoing: { label: 'Undo queued', tone: 'neutral' },
  completed: { label: 'Saved', tone: 'ok' },
  'partly-undone': { label: 'Partly restored', tone: 'pending' },
  undone: { label: 'Restored', tone: 'ok' },
  unchanged: { label: 'Unchanged', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

export const forecastStatuses = {
  pending: { label: 'Will change', tone: 'accent' },
  unchanged: { label: 'No change', tone: 'neutral' },
  refused: { label: 'Will be skipped', tone: 'pending' },
} as const satisfies Record<string, StatusLook>;

export function lookOf(status: BulkItemStatus, isForecast: boolean): StatusLook {
  const forecast = Object.entries(forecastStatuses).find(([name]) => name === status)?.[1];
  return (isForecast ? forecast : undefined) ?? itemStatuses[status];
}
