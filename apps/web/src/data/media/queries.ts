import type { RequestOf } from '@placekeeper/contracts/core/endpoint';
import type { LocationId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { keyOf } from '../api/query.ts';
import { noteIfGone } from '../api/note-if-gone.ts';

export type MediaFilters = NonNullable<RequestOf<typeof locations.listMedia>['query']>;

export const mediaQueries = {
  ofLocation: (id: LocationId, filters: MediaFilters) => {
    const request = { params: { id }, query: filters };
    return queryOptions({
      queryKey: keyOf(locations.listMedia, request),
      queryFn: ({ signal }) => noteIfGone(id, call(locations.listMedia, request, { signal })),
      placeholderData: keepPreviousData,
    });
  },
};
