import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { tags } from '@placekeeper/contracts/endpoints/tags';
import {
  addTagLocations,
  createTag,
  removeTagLocations,
  removeTag,
  renameTag,
} from '../domain/tags/commands.ts';
import { listTags, viewTag, listTagLocationIds, listTagLocations } from '../domain/tags/queries.ts';
import type { RequestContext } from '../http/session.ts';
import { presentLocation } from '../present/location.ts';
import { presentPage } from '../present/page.ts';

export const tagHandlers: Handlers<typeof tags, RequestContext> = {
  list: (_, reply, { deps, actor }) => reply(200, { tags: listTags(deps, actor) }),
  create: ({ body }, reply, { deps, actor }) =>
    reply(200, { tag: viewTag(deps, actor, createTag(deps, actor, body)) }),
  show: ({ params }, reply, { deps, actor }) =>
    reply(200, { tag: viewTag(deps, actor, params.id) }),
  rename: ({ params, body }, reply, { deps, actor }) => {
    renameTag(deps, actor, { ...params, ...body });
    return reply(200, { tag: viewTag(deps, actor, params.id) });
  },
  remove: ({ params }, reply, { deps, actor }) => {
    removeTag(deps, actor, params.id);
    return reply(204);
  },
  addLocations: ({ params, body }, reply, { deps, actor }) => {
    addTagLocations(deps, actor, { ...params, ...body });
    return reply(204);
  },
  removeLocations: ({ params, body }, reply, { deps, actor }) => {
    removeTagLocations(deps, actor, { ...params, ...body });
    return reply(204);
  },
  locations: ({ params, query }, reply, { deps, actor }) =>
    reply(
      200,
      presentPage(listTagLocations(deps, actor, { ...params, ...query }), presentLocation),
    ),
  allLocations: ({ params }, reply, { deps, actor }) =>
    reply(200, { locations: listTagLocationIds(deps, actor, params.id) }),
};
