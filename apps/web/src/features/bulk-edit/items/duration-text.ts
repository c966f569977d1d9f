import { formatCount } from '../../../lib/text/format.ts';

/** A forecast, so it is rounded up to what one would say. */
export function durationText(seconds: number): string {
  if (seconds < 60) return 'less than a minute';
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return `about ${formatCount(minutes, 'minute')}`;
  return `about ${formatCount(Math.round(minutes / 60), 'hour')}`;
}
