import { offersService } from './catalogue.ts';
import { repeatedServices } from '@placekeeper/contracts/rules/same-service';
import type { Profile, ServiceItem } from '@placekeeper/contracts/profile/profile';

/** The primary category first. */
export const categoriesOf = ({ categories }: Pick<Profile, 'categories'>): readonly string[] => [
  categories.primary,
  ...categories.additional,
];

/** The category that offers a service type, or that of a free-form service; null if the location lacks it. */
export function categoryOf(item: ServiceItem, categoryIds: readonly string[]): string | null {
  const belongs =
    'structuredServiceItem' in item
      ? (id: string) => offersService(id, item.structuredServiceItem.serviceTypeId)
      : (id: string) => id === item.freeFormServiceItem.category;
  return categoryIds.find(belongs) ?? null;
}

/** SVC-1: without a category of the location, a service is listed under the primary one. */
export const listedUnder = (item: ServiceItem, categoryIds: readonly string[]): string =>
  categoryOf(item, categoryIds) ?? categoryIds[0] ?? '';

export const isOfType = (item: ServiceItem, serviceTypeId: string): boolean =>
  'structuredServiceItem' in item && item.structuredServiceItem.serviceTypeId === serviceTypeId;

export const serviceName = (item: ServiceItem): string =>
  'structuredServiceItem' in item
    ? item.structuredServiceItem.displayName
    : item.freeFormServiceItem.displayName;

/** SVC-7: without the services that repeat another one. */
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
