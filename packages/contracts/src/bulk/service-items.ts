import type { ServiceInput } from './bulk-changes.ts';
import type { Catalogue } from '../profile/catalogue.ts';
import type { ServiceItem } from '../profile/profile.ts';

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

/** SVC-2: what makes two services the same. */
export const serviceItemKey = (item: ServiceItem): string =>
  'structuredServiceItem' in item
    ? item.structuredServiceItem.serviceTypeId
    : `${item.freeFormServiceItem.category}/${item.freeFormServiceItem.displayName}`;
