import type { PausedLocations } from '../../data/google-accounts/paused-locations.ts';
import { formatCount, formatList } from '../../lib/text/format.ts';

export const pausedTitle = ({ count, isMinimum }: PausedLocations): string =>
  `${isMinimum ? 'At least ' : ''}${formatCount(count, 'location')} paused`;

/** GACC-2: names only accounts that were disconnected in this browser. Others may be connected, but without the profile. */
export function pausedBecause({ emails, hasAccounts }: PausedLocations): string {
  if (emails.length > 0) return `You disconnected ${formatList(emails)}.`;
  return hasAccounts
    ? 'The Google account was disconnected, or Placekeeper lost access to it.'
    : 'No Google account is connected.';
}
