import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { media } from '@placekeeper/contracts/endpoints/media';
import { notBuilt, type NotBuilt } from '../http/not-built.ts';
import type { RequestContext } from '../http/request-context.ts';

export const mediaHandlers: Handlers<typeof media, RequestContext, NotBuilt> = {
  upload: notBuilt,
};
