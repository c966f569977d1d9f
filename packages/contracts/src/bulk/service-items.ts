import type { ServiceInput } from './bulk-changes.ts';
import type { Catalogue } from '../profile/catalogue.ts';
import type { ServiceItem } from '../profile/profile.ts';
import { isSameServiceName } from '../rules/same-service.ts';

export const serviceItem = (service: ServiceInput, { serviceTypeName }: Catalogue): ServiceItem =>
  service.type === 'structured'
    ? {
        structuredServiceItem: {
          serviceTypeId: service.service_type_id,
          displayName: serviceTypeName(service.service_type_id),
        },
      }
    : {
        freeFormServiceItem: {
          category: service.category_id,
          displayName: service.display_name.trim(),
        },
      };

/** SVC-2: a structured service is identified by its type, a free-form service by category and name. */
export const serviceItemKey = (item: ServiceItem): string =>
  'structuredServiceItem' in item
    ? item.structuredServiceItem.serviceTypeId
    : `${item.freeFormServiceItem.category}/${item.freeFormServiceItem.displayName}`;

/** SVC-2: a free-form service equals every service of its name in its category, structured or free-form. */
export function isSameService(a: ServiceItem, b: ServiceItem, catalogue: Catalogue): boolean {
  if ('structuredServiceItem' in b)
    return !('structuredServiceItem' in a) && isSameService(b, a, catalogue);
  const { category, displayName } = b.freeFormServiceItem;
  if ('structuredServiceItem' in a) {
    const { serviceTypeId, displayName: name } = a.structuredServiceItem;
    return isSameServiceName(name, displayName) && catalogue.offersService(category, serviceTypeId);
  }
  const listed = a.freeFormServiceItem;
  return category === listed.category && isSameServiceName(listed.displayName, displayName);
}
