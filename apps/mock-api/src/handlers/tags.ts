import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { tags } from '@placekeeper/contracts/endpoints/tags';
import { listTags } from '../domain/tags/list.ts';
import { notBuilt, type NotBuilt } from '../http/not-built.ts';
import type { RequestContext } from '../http/request-context.ts';

export const tagHandlers: Handlers<typeof tags, RequestContext, NotBuilt> = {
  list: (_, reply, { deps, actor }) => reply(200, { tags: listTags(deps, actor) }),
  create: notBuilt,
  show: notBuilt,
  rename: notBuilt,
  remove: notBuilt,
  addLocations: notBuilt,
  removeLocations: notBuilt,
  locations: notBuilt,
  allLocations: notBuilt,
};
