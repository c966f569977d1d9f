import type { RequestOf } from '@placekeeper/contracts/core/endpoint';
import type { LocationId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { locationQuery } from '../api/location-query.ts';

export type MediaFilters = NonNullable<RequestOf<typeof locations.listMedia>['query']>;

export const mediaQueries = {
  ofLocation: (id: LocationId, filters: MediaFilters) =>
    queryOptions({
      ...locationQuery(locations.listMedia, { params: { id }, query: filters }),
      placeholderData: keepPreviousData,
    }),
};
