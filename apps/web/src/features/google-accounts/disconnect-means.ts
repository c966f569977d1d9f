import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { formatCount } from '../../lib/format.ts';

/** GACC-1: what stops, what stays, and the way back; a paragraph each. */
export function disconnectMeans({
  locations_count: count,
  status,
}: Pick<GoogleToken, 'locations_count' | 'status'>): readonly string[] {
  const back = 'You can connect the account again at any time.';
  if (count === 0) return [`No location depends on it. ${back}`];
  const locations = formatCount(count, 'location');
  return [
    status === 'lost-authorization'
      ? `${locations} depend${count === 1 ? 's' : ''} on it and ${count === 1 ? 'is' : 'are'} paused already. Nothing is published, and changes at Google are not noticed.`
      : `${locations} can no longer be published, and changes at Google are no longer noticed. Imports from this account end.`,
    'What you have here stays: the locations, their tags and settings, and edits that wait. The profiles at Google are not changed.',
    `Locations that another connected account reaches go on through that one. ${back}`,
  ];
}
