import type { SentSpotlightItem } from '@placekeeper/contracts/model/spotlight';
import type { LocationView } from '../domain/locations/queries/view.ts';
import type { SpotlightFind } from '../domain/spotlight/queries.ts';
import { formatAddress } from '@placekeeper/contracts/profile/address-wire';

/** SPOT-10: `link` is a path within the application. */
export const presentSpotlightLocation = ({ row }: LocationView): SentSpotlightItem => ({
  type: 'location',
  location: {
    id: row.id,
    name: row.name,
    store_code: row.storeCode,
    formatted_address: formatAddress(row.profile.storefrontAddress),
  },
  title: row.name,
  link: `/location/${row.id}/info`,
  icon: 'map-pin',
  color: row.labelType,
});

export function presentSpotlight(found: SpotlightFind): SentSpotlightItem {
  if ('location' in found) return presentSpotlightLocation(found.location);
  const { title, link, icon, color } = found.action;
  return { type: 'action', location: null, title, link, icon, color };
}
