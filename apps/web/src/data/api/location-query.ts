import type { AnyEndpoint, RequestOf, SuccessOf } from '@placekeeper/contracts/core/endpoint';
import type { LocationId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { queryOptions } from '@tanstack/react-query';
import { isKind, type ApiError } from '../http/api-error.ts';
import { call } from './client.ts';
import { queryClient } from './query-client.ts';
import { keyOf } from './query.ts';

/** If the platform no longer has the location, its screen reads it again and says so. */
export const noteIfGone = <Answer>(id: LocationId, read: Promise<Answer>): Promise<Answer> =>
  read.catch((error: unknown) => {
    if (isKind(error, 'not-found'))
      void queryClient.invalidateQueries({ queryKey: keyOf(locations.show, { params: { id } }) });
    throw error;
  });

/** A read of one part of a location. */
export const locationQuery = <E extends AnyEndpoint>(
  endpoint: E,
  request: RequestOf<E> & { readonly params: { readonly id: LocationId } },
) =>
  queryOptions<SuccessOf<E>, ApiError, SuccessOf<E>>({
    queryKey: keyOf(endpoint, request),
    queryFn: ({ signal }) => noteIfGone(request.params.id, call(endpoint, request, { signal })),
  });
