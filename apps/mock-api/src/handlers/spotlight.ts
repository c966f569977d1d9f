import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { spotlight } from '@placekeeper/contracts/endpoints/spotlight';
import { recentLocations, searchSpotlight } from '../domain/spotlight/queries.ts';
import type { RequestContext } from '../http/request-context.ts';
import { presentPage } from '../present/page.ts';
import { presentSpotlight, presentSpotlightLocation } from '../present/spotlight.ts';

export const spotlightHandlers: Handlers<typeof spotlight, RequestContext> = {
  search: ({ query }, reply, { deps, actor }) =>
    reply(200, presentPage(searchSpotlight(deps, actor, query), presentSpotlight)),
  recentLocations: ({ query }, reply, { deps, actor }) =>
    reply(200, presentPage(recentLocations(deps, actor, query), presentSpotlightLocation)),
};
