import { formatCount } from '../../../lib/text/format.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Uses the largest unit with a count of at least two: `36 hours`, not `2 days`. */
export function coarseDurationText(ms: number): string {
  if (ms < 2 * hour) return formatCount(Math.max(1, Math.round(ms / minute)), 'minute');
  if (ms < 2 * day) return formatCount(Math.round(ms / hour), 'hour');
  return formatCount(Math.round(ms / day), 'day');
}
