import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { formatCount } from '../../lib/format.ts';

export function disconnectMeans({
  locations_count: count,
}: Pick<GoogleToken, 'locations_count'>): string {
  const back = 'You can connect the account again at any time.';
  if (count === 0) return `No location depends on it. ${back}`;
  const keep = formatCount(count, 'location keeps its', 'locations keep their');
  return `${keep} data but can no longer be published, and changes at Google are no longer noticed. ${back}`;
}
