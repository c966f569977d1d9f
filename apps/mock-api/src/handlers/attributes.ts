import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { attributes } from '@placekeeper/contracts/endpoints/attributes';
import { showAttributes, updateAttributes } from '../domain/attributes/attributes.ts';
import type { RequestContext } from '../http/session.ts';
import { presentAttributes } from '../present/attributes.ts';

export const attributeHandlers: Handlers<typeof attributes, RequestContext> = {
  show: ({ params }, reply, { deps, actor }) =>
    reply(200, presentAttributes(showAttributes(deps, actor, params.id))),
  update: ({ params, body }, reply, { deps, actor }) => {
    updateAttributes(deps, actor, { id: params.id, attributes: body.attributes });
    return reply(200, presentAttributes(showAttributes(deps, actor, params.id)));
  },
};
