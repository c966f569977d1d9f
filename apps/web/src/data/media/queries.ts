import type { RequestOf } from '@placekeeper/contracts/core/endpoint';
import type { LocationId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { query } from '../api/query.ts';

export type MediaFilters = NonNullable<RequestOf<typeof locations.listMedia>['query']>;

export const mediaQueries = {
  ofLocation: (id: LocationId, filters: MediaFilters) =>
    queryOptions({
      ...query(locations.listMedia, { params: { id }, query: filters }),
      placeholderData: keepPreviousData,
    }),
};
