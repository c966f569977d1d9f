import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { Category } from '@placekeeper/contracts/model/category';
import type { Location } from '@placekeeper/contracts/model/location';
import type { Place } from '@placekeeper/contracts/model/place';
import { queryOptions } from '@tanstack/react-query';
import { foldText, searchWords } from '../lib/fold-text.ts';
import { call } from './client.ts';
import { queryClient } from './query-client.ts';

const pageSize = 25;
const mostPages = 40;

/** Not under the keys of locations: an edit of one is no reason to read them all again. */
const used = queryOptions({
  queryKey: ['usedByLocations'],
  staleTime: 300_000,
  async queryFn({ signal }) {
    const found: Location[] = [];
    let last = 1;
    for (let number = 1; number <= Math.min(last, mostPages); number += 1) {
      const query = { page: { number, size: pageSize } };
      const { data, meta } = await call(locations.list, { query }, { signal });
      found.push(...data);
      last = meta.last_page;
    }
    const categories = found.flatMap((location) => [
      ...(location.primary_category ? [location.primary_category] : []),
      ...(location.additional_categories ?? []),
    ]);
    const places = found.flatMap((location) => location.service_areas ?? []);
    return {
      categories: distinct(categories, ({ id }) => id),
      places: distinct(places, ({ place_id: id }) => id),
    };
  },
});

/** Stands in for the provider's list of categories, which only an extension can search. */
export async function usedCategories(search: string): Promise<readonly Category[]> {
  const { categories } = await queryClient.query(used);
  return matching(categories, search, ({ display_name: name }) => name);
}

export async function usedPlaces(search: string): Promise<readonly Place[]> {
  const { places } = await queryClient.query(used);
  return matching(places, search, ({ name }) => name);
}

const distinct = <Item>(items: readonly Item[], idOf: (item: Item) => string): readonly Item[] => [
  ...new Map(items.map((item) => [idOf(item), item])).values(),
];

const mostShown = 50;

function matching<Item>(
  items: readonly Item[],
  search: string,
  nameOf: (item: Item) => string,
): readonly Item[] {
  const words = searchWords(search);
  return items
    .filter((item) => words.every((word) => foldText(nameOf(item)).includes(word)))
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)))
    .slice(0, mostShown);
}
