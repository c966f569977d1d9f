import { offersService } from './catalogue.ts';
import { foldText } from './fold-text.ts';
import type { Profile, ServiceItem } from '@placekeeper/contracts/profile/profile';

/** The primary category first. */
export const categoriesOf = ({ categories }: Profile): readonly string[] => [
  categories.primary,
  ...categories.additional,
];

/** The category that offers a service type, or that a free-form service has; null if it is none of these. */
export function categoryOf(item: ServiceItem, categoryIds: readonly string[]): string | null {
  const belongs =
    'structuredServiceItem' in item
      ? (id: string) => offersService(id, item.structuredServiceItem.serviceTypeId)
      : (id: string) => id === item.freeFormServiceItem.category;
  return categoryIds.find(belongs) ?? null;
}

export const isOfType = (item: ServiceItem, serviceTypeId: string): boolean =>
  'structuredServiceItem' in item && item.structuredServiceItem.serviceTypeId === serviceTypeId;

export const serviceName = (item: ServiceItem): string =>
  'structuredServiceItem' in item
    ? item.structuredServiceItem.displayName
    : item.freeFormServiceItem.displayName;

/** Names are equal regardless of case and the number of spaces. */
export const sameServiceName = (a: string, b: string): boolean => readAs(a) === readAs(b);

const readAs = (name: string) => foldText(name).trim().replaceAll(/\s+/g, ' ');

/** Keeps the first of duplicate services in its place. */
export function withoutDuplicates(items: readonly ServiceItem[]): readonly ServiceItem[] {
  const said = new Set<string>();
  return items.filter((item) => {
    const meaning = meaningOf(item);
    const isNew = !said.has(meaning);
    said.add(meaning);
    return isNew;
  });
}

function meaningOf(item: ServiceItem): string {
  if ('structuredServiceItem' in item) return item.structuredServiceItem.serviceTypeId;
  const { category, displayName } = item.freeFormServiceItem;
  return `${category}/${readAs(displayName)}`;
}
