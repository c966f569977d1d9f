import { attributeTypes, categories, places } from '@placekeeper/contracts/endpoints/catalogue';
import type { Category } from '@placekeeper/contracts/model/category';
import type { Place } from '@placekeeper/contracts/model/place';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiError } from '../http/api-error.ts';
import { can, useCan } from '../session/capabilities.ts';
import { call } from '../api/client.ts';
import { keyOf, query } from '../api/query.ts';
import {
  knownServices,
  usedCategories,
  usedPlaces,
  type StandardService,
} from './used-by-locations.ts';

/** DET-2: the provider's lists never refetch, because they do not change while a form is open. */
const ofProvider = {
  placeholderData: keepPreviousData,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
} as const;

interface Categories {
  readonly categories: readonly Category[];
}

interface Places {
  readonly places: readonly Place[];
}

/** Searches Google's categories and places, or those of the account's locations if the platform offers no search. */
export const catalogueQueries = {
  categories: (search: string) => {
    const isOffered = can('categories.search');
    return queryOptions<Categories, ApiError, Categories>({
      ...ofProvider,
      queryKey: keyOf(categories.search, isOffered, search),
      queryFn: async ({ signal }) =>
        isOffered
          ? call(categories.search, { query: { search } }, { signal })
          : { categories: await usedCategories(search) },
    });
  },
  places: (search: string) => {
    const isOffered = can('places.search');
    return queryOptions<Places, ApiError, Places>({
      ...ofProvider,
      queryKey: keyOf(places.search, isOffered, search),
      queryFn: async ({ signal }) =>
        isOffered
          ? call(places.search, { query: { search } }, { signal })
          : { places: await usedPlaces(search) },
    });
  },
  services: (search: string) =>
    queryOptions<readonly StandardService[]>({
      ...ofProvider,
      queryKey: ['usedByLocations', 'services', search],
      queryFn: () => knownServices(search),
    }),
  attributeTypes: (search: string) =>
    queryOptions({ ...query(attributeTypes.search, { query: { search } }), ...ofProvider }),
};

export type CatalogueSource = 'google' | 'locations';

export const useCategorySource = (): CatalogueSource =>
  useCan('categories.search') ? 'google' : 'locations';
export const usePlaceSource = (): CatalogueSource =>
  useCan('places.search') ? 'google' : 'locations';
