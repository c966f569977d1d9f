import { formatCount } from '../../lib/text/format.ts';
import type { BulkEdit } from '../../data/bulk-edit/bulk-edit-types.ts';

/** Rounds up to whole minutes, and from 90 minutes to the nearest hour. */
export function durationText(seconds: number): string {
  if (seconds < 60) return 'less than a minute';
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return `about ${formatCount(minutes, 'minute')}`;
  return `about ${formatCount(Math.round(minutes / 60), 'hour')}`;
}

/** `about 9 minutes left`; empty if the duration is unknown, for example while paused. */
export function remainingText({
  remaining_seconds: seconds,
}: Pick<BulkEdit, 'remaining_seconds'>): string {
  if (seconds === null) return '';
  return seconds === 0 ? 'almost done' : `${durationText(seconds)} left`;
}
