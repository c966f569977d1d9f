import type { FreeFormService, GoogleService, StructuredService } from '../model/service.ts';

/** ENT-2: the wire form has one list of both kinds. */
export function splitServices(services: readonly GoogleService[]): {
  readonly structured: readonly StructuredService[];
  readonly freeForm: readonly FreeFormService[];
} {
  return {
    structured: services.filter((service) => service.type === 'structured'),
    freeForm: services.filter((service) => service.type === 'free_form'),
  };
}

/** SVC-2: a structured service is identified by its type, a free-form service by category and name. */
export function serviceKey(service: GoogleService): string {
  return service.type === 'structured'
    ? service.service_type_id
    : `${service.category_id}/${service.display_name}`;
}
