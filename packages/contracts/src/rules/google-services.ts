import type { FreeFormService, GoogleService, StructuredService } from '../model/service.ts';

/** ENT-2: splits the single list of the wire form by kind. */
export function splitServices(services: readonly GoogleService[]): {
  readonly structured: readonly StructuredService[];
  readonly freeForm: readonly FreeFormService[];
} {
  return {
    structured: services.filter((service) => service.type === 'structured'),
    freeForm: services.filter((service) => service.type === 'free_form'),
  };
}

/** SVC-2: identifies a service. */
export function serviceKey(service: GoogleService): string {
  return service.type === 'structured'
    ? service.service_type_id
    : `${service.category_id}/${service.display_name}`;
}
