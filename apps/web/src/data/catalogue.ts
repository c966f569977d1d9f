import {
  attributeTypes,
  categories,
  places,
  serviceTypes,
} from '@placekeeper/contracts/endpoints/catalogue';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { query } from './query.ts';

/** DET-2: the provider's own lists. What they hold does not change while somebody chooses. */
const ofProvider = {
  placeholderData: keepPreviousData,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
} as const;

export const catalogueQueries = {
  categories: (search: string) =>
    queryOptions({ ...query(categories.search, { query: { search } }), ...ofProvider }),
  places: (search: string) =>
    queryOptions({ ...query(places.search, { query: { search } }), ...ofProvider }),
  serviceTypes: (search: string) =>
    queryOptions({ ...query(serviceTypes.search, { query: { search } }), ...ofProvider }),
  attributeTypes: (search: string) =>
    queryOptions({ ...query(attributeTypes.search, { query: { search } }), ...ofProvider }),
};
