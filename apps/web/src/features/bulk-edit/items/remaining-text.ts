import type { BulkEdit } from '@placekeeper/contracts/model/bulk-edit';
import { durationText } from './duration-text.ts';

/** `About 9 minutes left`; nothing where nobody knows, as of one that is paused. */
export function remainingText({
  remaining_seconds: seconds,
}: Pick<BulkEdit, 'remaining_seconds'>): string {
  if (seconds === null) return '';
  if (seconds === 0) return 'Almost done';
  const text = durationText(seconds);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} left`;
}
