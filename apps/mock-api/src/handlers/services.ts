import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { SuggestedServiceId } from '@placekeeper/contracts/core/id';
import type { services } from '@placekeeper/contracts/endpoints/services';
import {
  addFreeForm,
  addSuggestion,
  dismissSuggestion,
  removeFreeForm,
  removeStructured,
  retryEnablingServices,
  undismissSuggestion,
} from '../domain/services/commands.ts';
import { listServices, listSuggestions } from '../domain/services/queries.ts';
import type { RequestContext } from '../http/session.ts';
import { presentServices, presentSuggestion } from '../present/services.ts';

type LocationParams = Parameters<typeof listServices>[2];

const suggestion = (
  id: LocationParams,
  body: { readonly google_suggested_service_id: SuggestedServiceId },
) => ({ id, suggestionId: body.google_suggested_service_id });

const freeForm = (
  id: LocationParams,
  body: { readonly category_id: string; readonly display_name: string },
) => ({ id, categoryId: body.category_id, displayName: body.display_name });

export const serviceHandlers: Handlers<typeof services, RequestContext> = {
  list: ({ params }, reply, { deps, actor }) =>
    reply(200, presentServices(listServices(deps, actor, params.id))),
  listSuggestions: ({ params }, reply, { deps, actor }) => {
    const suggestions = listSuggestions(deps, actor, params.id).map(presentSuggestion);
    return reply(200, { suggestions, has_google_suggestions: suggestions.length > 0 });
  },
  dismissSuggestion: ({ params, body }, reply, { deps, actor }) => {
    dismissSuggestion(deps, actor, suggestion(params.id, body));
    return reply(204);
  },
  undismissSuggestion: ({ params, body }, reply, { deps, actor }) => {
    undismissSuggestion(deps, actor, suggestion(params.id, body));
    return reply(204);
  },
  addSuggestion: ({ params, body }, reply, { deps, actor }) => {
    addSuggestion(deps, actor, suggestion(params.id, body));
    return reply(204);
  },
  addFreeForm: ({ params, body }, reply, { deps, actor }) => {
    addFreeForm(deps, actor, freeForm(params.id, body));
    return reply(204);
  },
  removeStructured: ({ params, body }, reply, { deps, actor }) => {
    removeStructured(deps, actor, { id: params.id, serviceTypeId: body.service_type_id });
    return reply(204);
  },
  removeFreeForm: ({ params, body }, reply, { deps, actor }) => {
    removeFreeForm(deps, actor, freeForm(params.id, body));
    return reply(204);
  },
  retryEnabling: ({ params }, reply, { deps, actor }) => {
    retryEnablingServices(deps, actor, params.id);
    return reply(204);
  },
};
