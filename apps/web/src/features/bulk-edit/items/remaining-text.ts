import type { BulkEdit } from '../../../data/bulk-edit/bulk-edit-types.ts';
import { durationText } from './duration-text.ts';

/** `about 9 minutes left`; nothing where nobody knows, as of one that is paused. */
export function remainingText({
  remaining_seconds: seconds,
}: Pick<BulkEdit, 'remaining_seconds'>): string {
  if (seconds === null) return '';
  return seconds === 0 ? 'almost done' : `${durationText(seconds)} left`;
}
