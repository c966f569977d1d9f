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

/** SVC-1: one that hangs on no category of the location is shown with the primary one. */
export const isStray = (
  { category_id: category }: GoogleService,
  categoryIds: readonly string[],
): boolean => category === null || (category !== undefined && !categoryIds.includes(category));

/** What of the lists the filter leaves, in their own order; while it looks for a text, what has nothing is left out. */
export function filtered(
  categories: readonly CategoryServices[],
  filter: ServiceFilter,
): readonly CategoryServices[] {
  const chosen = categories.filter(({ category }) => isCategoryChosen(filter, [category.id]));
  const words = searchWords(filter.filter ?? '');
  if (words.length === 0) return chosen;
  const all = chosen.flatMap(({ services }) => services);
  const spelled = all.filter(({ display_name: name }) => contains(name, words));
  // Of three hundred, a typo is looked for only where nothing is written so.
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

/** One service can stand twice, also letter by letter: as many as there are before it tell them apart. */
export function withKeys(services: readonly GoogleService[]) {
  const seen = new Map<string, number>();
  return services.map((service) => {
    const name = keyOfService(service);
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return { key: `${name} ${nth}`, service };
  });
}

/** SVC-7: what reads the same as one before it, whatever its capitals and spaces: the platform would remove these. */
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

/** SVC-3: also by one of Google's types. */
export const isNameTaken = (
  categories: readonly CategoryServices[],
  categoryId: string,
  name: string,
): boolean =>
  categories
    .filter(({ category }) => category.id === categoryId)
    .flatMap(({ services }) => services)
    .some((service) => readAs(service.display_name) === readAs(name));
