import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { exports } from '@placekeeper/contracts/endpoints/exports';
import { notBuilt, type NotBuilt } from '../http/not-built.ts';
import type { RequestContext } from '../http/request-context.ts';

export const exportHandlers: Handlers<typeof exports, RequestContext, NotBuilt> = {
  locations: notBuilt,
};
