import type { PausedLocations } from '../../data/google-accounts/paused-locations.ts';
import { formatCount, formatList } from '../../lib/text/format.ts';

export const pausedTitle = ({ count, isMinimum }: PausedLocations): string =>
  `${isMinimum ? 'At least ' : ''}${formatCount(count, 'location')} paused`;

/** GACC-2: names only disconnected accounts; a connected one need not be the account that lost access. */
export function pausedBecause({ emails, hasAccounts }: PausedLocations): string {
  if (emails.length > 0) return `You disconnected ${formatList(emails)}.`;
  return hasAccounts
    ? 'Placekeeper lost access to their Google account.'
    : 'No Google account is connected.';
}
