import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { spotlight } from '@placekeeper/contracts/endpoints/spotlight';
import { notBuilt, type NotBuilt } from '../http/not-built.ts';
import type { RequestContext } from '../http/request-context.ts';

export const spotlightHandlers: Handlers<typeof spotlight, RequestContext, NotBuilt> = {
  search: notBuilt,
  recentLocations: notBuilt,
};
