import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { spotlight } from '@placekeeper/contracts/endpoints/spotlight';
import type { SentSpotlightItem } from '@placekeeper/contracts/model/spotlight';
import { formatAddress } from '@placekeeper/contracts/profile/address-wire';
import type { LocationView } from '../domain/locations/queries/view.ts';
import {
  recentLocations,
  searchSpotlight,
  type SpotlightFind,
} from '../domain/spotlight/queries.ts';
import type { RequestContext } from '../http/session.ts';
import { presentPage } from '../present/page.ts';

/** SPOT-10: `link` is a path within the application. */
const presentSpotlightLocation = ({ row }: LocationView): SentSpotlightItem => ({
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

function presentSpotlight(found: SpotlightFind): SentSpotlightItem {
  if ('location' in found) return presentSpotlightLocation(found.location);
  const { title, link, icon, color } = found.action;
  return { type: 'action', location: null, title, link, icon, color };
}

export const spotlightHandlers: Handlers<typeof spotlight, RequestContext> = {
  search: ({ query }, reply, { deps, actor }) =>
    reply(200, presentPage(searchSpotlight(deps, actor, query), presentSpotlight)),
  recentLocations: ({ query }, reply, { deps, actor }) =>
    reply(200, presentPage(recentLocations(deps, actor, query), presentSpotlightLocation)),
};
