import * as z from '../core/zod.ts';
import { endpoint, resource } from '../core/endpoint.ts';
import { listing, unwrapped } from '../core/envelope.ts';
import { common, conflict, invalid, missing } from '../core/error.ts';
import { LocationId, SuggestedServiceId } from '../core/id.ts';
import { expected } from '../core/schema-annotations.ts';
import { NoContent } from '../core/wire-types.ts';
import { ServicesView, SuggestedService } from '../model/service.ts';

const params = z.strictObject({ id: LocationId });
const suggestion = z.strictObject({ google_suggested_service_id: SuggestedServiceId });
const freeForm = z.strictObject({
  category_id: z.string().check(z.maxLength(200)),
  display_name: z.string().check(z.maxLength(1000)),
});
const changed = { 204: NoContent, ...missing, ...conflict, ...invalid, ...common } as const;
/** No 409: these decisions are the owner's, so the provider cannot refuse them. */
const decided = { 204: NoContent, ...missing, ...invalid, ...common } as const;

export const services = resource('services', {
  list: endpoint({
    method: 'GET',
    path: '/api/locations/{id}/services',
    summary: 'Services by category, the primary one first',
    params,
    responses: { 200: unwrapped(['services'], ServicesView), ...missing, ...common },
  }),
  listSuggestions: endpoint({
    method: 'GET',
    path: '/api/locations/{id}/suggested-services',
    summary: "Services that the location's categories offer but the location does not list",
    params,
    responses: {
      200: listing(
        'suggestions',
        z.looseObject({
          suggestions: z.array(SuggestedService),
          has_google_suggestions: expected(z.boolean()),
        }),
      ),
      ...missing,
      ...common,
    },
  }),
  dismissSuggestion: endpoint({
    method: 'POST',
    path: '/api/locations/{id}/services/dismiss-suggestion',
    summary: 'Dismisses a suggestion',
    params,
    body: suggestion,
    responses: decided,
  }),
  undismissSuggestion: endpoint({
    method: 'POST',
    path: '/api/locations/{id}/services/undismiss-suggestion',
    summary: 'Restores a dismissed suggestion',
    params,
    body: suggestion,
    responses: decided,
  }),
  addSuggestion: endpoint({
    method: 'POST',
    path: '/api/locations/{id}/services/add-suggestion',
    summary: 'Adds a suggested service',
    params,
    body: suggestion,
    responses: changed,
  }),
  addFreeForm: endpoint({
    method: 'POST',
    path: '/api/locations/{id}/services/add-free-form',
    summary: 'Adds a custom service',
    params,
    body: freeForm,
    responses: changed,
  }),
  removeStructured: endpoint({
    method: 'DELETE',
    path: '/api/locations/{id}/services/structured-service',
    summary: 'Removes a standard service',
    params,
    body: z.strictObject({ service_type_id: z.string() }),
    responses: changed,
  }),
  removeFreeForm: endpoint({
    method: 'DELETE',
    path: '/api/locations/{id}/services/free-form-service',
    summary: 'Removes a custom service',
    params,
    body: freeForm,
    responses: changed,
  }),
  retryEnabling: endpoint({
    method: 'POST',
    path: '/api/locations/{id}/services/retry-enabling',
    summary: "Asks the provider to unblock the profile's services",
    params,
    responses: { 204: NoContent, ...missing, ...conflict, ...common },
  }),
});
