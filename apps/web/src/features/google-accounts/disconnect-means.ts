import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { managedCount } from '../../data/google-accounts/queries.ts';
import { formatCount } from '../../lib/text/format.ts';

/** What stops, what stays and how to reconnect; one paragraph each. */
export function disconnectMeans(
  token: Pick<GoogleToken, 'locations_count' | 'managed_locations_count' | 'status'>,
): readonly string[] {
  const count = managedCount(token);
  const back = 'You can connect the account again at any time.';
  if (token.locations_count === 0) return [`No location depends on it. ${back}`];
  if (count === 0) return [`Management is off for its locations, so nothing stops. ${back}`];
  const locations = count === undefined ? 'Its locations' : formatCount(count, 'location');
  return [
    token.status === 'lost-authorization'
      ? `${locations} depend${count === 1 ? 's' : ''} on it and ${count === 1 ? 'is' : 'are'} paused already. Nothing is published, and changes at Google are not noticed.`
      : `${locations} can no longer be published, and changes at Google are no longer noticed. Imports from this account end.`,
    'What you have here stays: the locations, their tags and settings, and edits that wait. The profiles at Google are not changed.',
    `Locations that another connected account reaches go on through that one. ${back}`,
  ];
}
