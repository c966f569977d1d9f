import type { PausedLocations } from '../data/paused-locations.ts';
import { formatCount, formatList } from '../lib/format.ts';

export const pausedTitle = ({ count }: PausedLocations): string =>
  `${formatCount(count, 'location is', 'locations are')} paused.`;

/** GACC-2: nobody else did it, so nobody else is named. */
export const pausedBecause = ({ emails }: PausedLocations): string =>
  emails.length > 0
    ? `You disconnected ${formatList(emails)}.`
    : 'No connected Google account manages them.';
