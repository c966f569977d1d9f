import type { LocationId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { services } from '@placekeeper/contracts/endpoints/services';
import type { Category } from '@placekeeper/contracts/model/category';
import type { Location } from '@placekeeper/contracts/model/location';
import type { Place } from '@placekeeper/contracts/model/place';
import { foldText } from '@placekeeper/contracts/rules/fold-text';
import { queryOptions } from '@tanstack/react-query';
import { searchWords } from '../../lib/text/search-words.ts';
import { callInQueue } from '../api/throttle.ts';
import { queryClient } from '../api/query-client.ts';

const pageSize = 200;
/** The maximum number of categories for which suggested services are read. */
const mostSuggesting = 12;

/** Outside the key `locations`, because every edit would otherwise read all locations again. */
const used = queryOptions({
  queryKey: ['usedByLocations'],
  staleTime: 300_000,
  async queryFn({ signal }) {
    const found: Location[] = [];
    let last = 1;
    for (let number = 1; number <= last; number += 1) {
      const query = { page: { number, size: pageSize } };
      const { data, meta } = await callInQueue(locations.list, { query }, signal);
      found.push(...data);
      last = meta.last_page;
    }
    const categories = found.flatMap((location) => [
      ...(location.primary_category ? [location.primary_category] : []),
      ...(location.additional_categories ?? []),
    ]);
    const places = found.flatMap((location) => location.service_areas ?? []);
    const named = new Map(categories.map((category) => [category.id, category]));
    const listed = found.flatMap((location) =>
      (location.structured_services ?? []).map((service) => ({
        service_type_id: service.service_type_id,
        display_name: service.display_name,
        category: named.get(service.category_id ?? ''),
      })),
    );
    return {
      categories: distinct(categories, ({ id }) => id),
      places: distinct(places, ({ place_id: id }) => id),
      services: listed,
      suggesting: onePerCategory(found),
    };
  },
});

/** Needs further calls, so only screens that choose services read it. */
const offered = queryOptions({
  queryKey: ['usedByLocations', 'offered'],
  staleTime: 300_000,
  async queryFn({ signal }) {
    const { services: listed, suggesting } = await queryClient.query(used);
    return distinct(
      [...(await suggestedFor(suggesting, signal)), ...listed],
      ({ service_type_id: id }) => id,
    );
  },
});

/** Replaces the provider's category search on platforms without that extension. */
export async function usedCategories(search: string): Promise<readonly Category[]> {
  const { categories } = await queryClient.query(used);
  return matching(categories, search, ({ display_name: name }) => name);
}

export async function usedPlaces(search: string): Promise<readonly Place[]> {
  const { places } = await queryClient.query(used);
  return matching(places, search, ({ name }) => name);
}

export interface StandardService {
  readonly service_type_id: string;
  readonly display_name: string;
  readonly category: Category | undefined;
}

/** Services of the locations, and those that Google suggests for their categories. */
export async function knownServices(search: string): Promise<readonly StandardService[]> {
  return matching(await queryClient.query(offered), search, ({ display_name: name }) => name);
}

/** One managed location per primary category, to read the category's suggested services. */
function onePerCategory(found: readonly Location[]): readonly LocationId[] {
  const managed = found.filter(({ gbp_management_status: status }) => status === 'enabled');
  return distinct(managed, ({ primary_category: category }) => category?.id ?? '')
    .slice(0, mostSuggesting)
    .map(({ id }) => id);
}

async function suggestedFor(
  ids: readonly LocationId[],
  signal: AbortSignal,
): Promise<readonly StandardService[]> {
  const answers = await Promise.all(
    ids.map((id) =>
      callInQueue(services.listSuggestions, { params: { id } }, signal)
        .then(({ suggestions }) => suggestions)
        .catch((error: unknown) => {
          if (signal.aborted) throw error;
          return [];
        }),
    ),
  );
  return answers.flat().map(({ service_type_id, display_name, categories }) => ({
    service_type_id,
    display_name,
    category: categories?.[0],
  }));
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
