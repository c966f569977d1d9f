import type {
  CategoryServices,
  GoogleService,
  ServicesView,
} from '@placekeeper/contracts/model/service';
import { foldText } from '@placekeeper/contracts/rules/fold-text';
import { isSameServiceName } from '@placekeeper/contracts/rules/same-service';
import { serviceCategoriesOf } from '../../data/services/listed-services.ts';
import { keyOfService } from '../../data/services/service-changes.ts';
import { findNamed } from '../../lib/text/find-named.ts';
import { searchWords } from '../../lib/text/search-words.ts';
import { isCategoryChosen, type ServiceFilter } from './filter/service-filter.ts';

export const servicesOf = (view: ServicesView): readonly GoogleService[] =>
  serviceCategoriesOf(view).flatMap(({ services }) => services);

/** SVC-1: true for a service without a category of the location; the primary category lists it. */
export const isStray = (
  { category_id: category }: GoogleService,
  categoryIds: readonly string[],
): boolean => category === null || (category !== undefined && !categoryIds.includes(category));

/** Keeps the order. A text search omits categories without matches. */
export function filtered(
  categories: readonly CategoryServices[],
  filter: ServiceFilter,
): readonly CategoryServices[] {
  const chosen = categories.filter(({ category }) => isCategoryChosen(filter, [category.id]));
  const words = searchWords(filter.filter ?? '');
  if (words.length === 0) return chosen;
  const all = chosen.flatMap(({ services }) => services);
  const spelled = all.filter(({ display_name: name }) => contains(name, words));
  // Fuzzy matches count only if no name matches exactly.
  const found = new Set(spelled.length > 0 ? spelled : findNamed(all, filter.filter));
  return chosen
    .map(({ category, services }) => ({
      category,
      services: services.filter((service) => found.has(service)),
    }))
    .filter(({ services }) => services.length > 0);
}

function contains(name: string, words: readonly string[]): boolean {
  const text = foldText(name);
  return words.every((word) => text.includes(word));
}

/** A location can list a service twice, so the key includes the number of preceding duplicates. */
export function withKeys(services: readonly GoogleService[]) {
  const seen = new Map<string, number>();
  return services.map((service) => {
    const name = keyOfService(service);
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return { key: `${name} ${nth}`, service };
  });
}

/** Compares with custom services and with Google's service types. */
export const isNameTaken = (
  categories: readonly CategoryServices[],
  categoryId: string,
  name: string,
): boolean =>
  categories
    .filter(({ category }) => category.id === categoryId)
    .flatMap(({ services }) => services)
    .some((service) => isSameServiceName(service.display_name, name));
