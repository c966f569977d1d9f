import { offersService } from './catalogue.ts';
import { repeatedServices } from '@placekeeper/contracts/rules/same-service';
import type { Profile, ServiceItem } from '@placekeeper/contracts/profile/profile';

export const categoriesOf = ({ categories }: Pick<Profile, 'categories'>): readonly string[] => [
  categories.primary,
  ...categories.additional,
];

/**
 * Returns the location's category that offers the service type, or that a free-form service names; null if the location
 * has no such category.
 */
export function categoryOf(item: ServiceItem, categoryIds: readonly string[]): string | null {
  const belongs =
    'structuredServiceItem' in item
      ? (id: string) => offersService(id, item.structuredServiceItem.serviceTypeId)
      : (id: string) => id === item.freeFormServiceItem.category;
  return categoryIds.find(belongs) ?? null;
}

/** SVC-1: a service of no current category is listed under the primary category. */
export const listedUnder = (item: ServiceItem, categoryIds: readonly string[]): string =>
  categoryOf(item, categoryIds) ?? categoryIds[0] ?? '';

export const isOfType = (item: ServiceItem, serviceTypeId: string): boolean =>
  'structuredServiceItem' in item && item.structuredServiceItem.serviceTypeId === serviceTypeId;

export const serviceName = (item: ServiceItem): string =>
  'structuredServiceItem' in item
    ? item.structuredServiceItem.displayName
    : item.freeFormServiceItem.displayName;

/** SVC-7: of repeated services, a standard service is kept, or else the first. */
export function withoutDuplicates({
  categories,
  serviceItems,
}: Pick<Profile, 'categories' | 'serviceItems'>): readonly ServiceItem[] {
  const categoryIds = categoriesOf({ categories });
  const repeated = repeatedServices(serviceItems, (item) => ({
    type: 'structuredServiceItem' in item ? item.structuredServiceItem.serviceTypeId : null,
    category: listedUnder(item, categoryIds),
    name: serviceName(item),
  }));
  return serviceItems.filter((item) => !repeated.has(item));
}
