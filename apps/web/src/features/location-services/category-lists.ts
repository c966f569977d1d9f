import type {
  CategoryServices,
  GoogleService,
  ServicesView,
} from '@placekeeper/contracts/model/service';
import { keyOfService } from '../../data/services/service-changes.ts';
import { foldText, searchWords } from '../../lib/text/fold-text.ts';
import { isCategoryChosen, named, type ServiceFilter } from './filter/service-filter.ts';

/** SVC-1: the primary one first. */
export const serviceCategoriesOf = ({
  primary_category: primary,
  additional_categories: additional,
}: ServicesView): readonly CategoryServices[] => [
  ...(primary ? [primary] : []),
  ...(additional ?? []),
];

export const servicesOf = (view: ServicesView): readonly GoogleService[] =>
  serviceCategoriesOf(view).flatMap(({ services }) => services);

/** SVC-1: services without a category of the location are listed under the primary one. */
export const isStray = (
  { category_id: category }: GoogleService,
  categoryIds: readonly string[],
): boolean => category === null || (category !== undefined && !categoryIds.includes(category));

/** Applies the filter and keeps the order; a text search omits empty categories. */
export function filtered(
  categories: readonly CategoryServices[],
  filter: ServiceFilter,
): readonly CategoryServices[] {
  const chosen = categories.filter(({ category }) => isCategoryChosen(filter, [category.id]));
  const words = searchWords(filter.filter ?? '');
  if (words.length === 0) return chosen;
  const all = chosen.flatMap(({ services }) => services);
  const spelled = all.filter(({ display_name: name }) => contains(name, words));
  // Fuzzy matches are used only without exact ones.
  const found = new Set(spelled.length > 0 ? spelled : named(all, filter.filter));
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

/** A service can be listed twice, so the key includes the number of equal ones before it. */
export function withKeys(services: readonly GoogleService[]) {
  const seen = new Map<string, number>();
  return services.map((service) => {
    const name = keyOfService(service);
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return { key: `${name} ${nth}`, service };
  });
}

/** SVC-7: duplicates that the platform would remove; case and spaces are ignored. */
export function duplicatesAmong(services: readonly GoogleService[]): ReadonlySet<GoogleService> {
  const said = new Set<string>();
  return new Set(
    services.filter((service) => {
      const meaning = meaningOf(service);
      const isSaid = said.has(meaning);
      said.add(meaning);
      return isSaid;
    }),
  );
}

const meaningOf = (service: GoogleService): string =>
  service.type === 'structured'
    ? service.service_type_id
    : `${service.category_id}/${readAs(service.display_name)}`;

const readAs = (name: string): string => foldText(name).trim().replaceAll(/\s+/g, ' ');

/** Google's service types are compared too. */
export const isNameTaken = (
  categories: readonly CategoryServices[],
  categoryId: string,
  name: string,
): boolean =>
  categories
    .filter(({ category }) => category.id === categoryId)
    .flatMap(({ services }) => services)
    .some((service) => readAs(service.display_name) === readAs(name));
