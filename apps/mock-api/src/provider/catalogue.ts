import categoriesFile from '../seed/data/categories.json' with { type: 'json' };
import placesFile from '../seed/data/places.json' with { type: 'json' };
import { foldText } from './fold-text.ts';
import type { PlaceInfo } from './profile.ts';

/** The provider's own list of business categories. */
export interface CatalogueCategory {
  readonly id: string;
  readonly name: string;
  readonly services?: readonly { readonly id: string; readonly name: string }[];
  readonly attributes?: readonly string[];
}

export const catalogue: readonly CatalogueCategory[] = categoriesFile;

/** Regions a business can serve. */
export const places: readonly PlaceInfo[] = placesFile;

const byId = new Map(catalogue.map((category) => [category.id, category]));
const serviceNames = new Map(
  catalogue.flatMap((category) =>
    (category.services ?? []).map((service) => [service.id, service.name] as const),
  ),
);

export const findCategory = (id: string): CatalogueCategory | undefined => byId.get(id);
export const categoryName = (id: string): string => byId.get(id)?.name ?? id;
export const isServiceType = (id: string): boolean => serviceNames.has(id);
export const serviceTypeName = (id: string): string => serviceNames.get(id) ?? id;

const mostFound = 20;

/** Anywhere in the name, those that begin with the text first; everything when there is no text. */
function search<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  text: string,
): readonly Item[] {
  const wanted = foldText(text.trim());
  const at = (item: Item) => foldText(nameOf(item)).indexOf(wanted);
  return items
    .filter((item) => at(item) >= 0)
    .toSorted(
      (a, b) => Math.min(at(a), 1) - Math.min(at(b), 1) || nameOf(a).localeCompare(nameOf(b)),
    )
    .slice(0, mostFound);
}

export const searchCategories = (text: string) => search(catalogue, ({ name }) => name, text);
export const searchPlaces = (text: string) => search(places, ({ placeName }) => placeName, text);
