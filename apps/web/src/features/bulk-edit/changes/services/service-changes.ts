import type { BulkChanges, ServiceInput } from '@placekeeper/contracts/bulk/bulk-changes';
import * as z from '@placekeeper/contracts/core/zod';
import { membersOf, missingMember } from '../lists/list-draft.ts';

const Service = z.discriminatedUnion('type', [
  z.object({ type: z.literal('structured'), id: z.string(), name: z.string() }),
  z.object({
    type: z.literal('free_form'),
    category: z.object({ id: z.string(), name: z.string() }),
    name: z.string(),
  }),
]);
export type Service = z.infer<typeof Service>;

export const ServicesDraft = z.object({
  on: z.boolean(),
  add: z.array(Service),
  remove: z.array(Service),
});
export type ServicesDraft = z.infer<typeof ServicesDraft>;

export const noServices: ServicesDraft = { on: false, add: [], remove: [] };

/** SVC-2: a custom service has no id; its category and name identify it. */
export const draftServiceKey = (service: Service): string =>
  service.type === 'structured' ? service.id : `${service.category.id} ${service.name}`;

const inputOf = (service: Service): ServiceInput =>
  service.type === 'structured'
    ? { type: 'structured', service_type_id: service.id }
    : { type: 'free_form', category_id: service.category.id, display_name: service.name };

export const serviceChanges = ({ add, remove }: ServicesDraft): BulkChanges => ({
  services: membersOf(add.map(inputOf), remove.map(inputOf)),
});

export function serviceErrors({ add, remove }: ServicesDraft): Readonly<Record<string, string>> {
  const missing = missingMember({ way: 'change', add, remove }, 'service');
  return missing ? { services: missing } : {};
}
