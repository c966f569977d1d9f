import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { attributes } from '@placekeeper/contracts/endpoints/attributes';
import { notBuilt, type NotBuilt } from '../http/not-built.ts';
import type { RequestContext } from '../http/request-context.ts';

export const attributeHandlers: Handlers<typeof attributes, RequestContext, NotBuilt> = {
  show: notBuilt,
  update: notBuilt,
};
