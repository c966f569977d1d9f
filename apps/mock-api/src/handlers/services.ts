import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { services } from '@placekeeper/contracts/endpoints/services';
import { notBuilt, type NotBuilt } from '../http/not-built.ts';
import type { RequestContext } from '../http/request-context.ts';

export const serviceHandlers: Handlers<typeof services, RequestContext, NotBuilt> = {
  list: notBuilt,
  listSuggestions: notBuilt,
  dismissSuggestion: notBuilt,
  undismissSuggestion: notBuilt,
  addSuggestion: notBuilt,
  addFreeForm: notBuilt,
  removeStructured: notBuilt,
  removeFreeForm: notBuilt,
  retryEnabling: notBuilt,
};
