import type { AnyEndpoint, RequestOf, SuccessOf } from '@placekeeper/contracts/core/endpoint';
import { queryOptions } from '@tanstack/react-query';
import type { ApiError } from '../http/api-error.ts';
import { call } from './client.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    mutationMeta: {
      /** Nothing that another window shows: it need not read anything again. */
      readonly changesNothing?: boolean;
      /** What it waits for is shown where it was started. */
      readonly showsProgress?: boolean;
    };
  }
}

type RequestArgument<E extends AnyEndpoint> =
  Record<never, never> extends RequestOf<E> ? [request?: RequestOf<E>] : [request: RequestOf<E>];

/** `['locations', 'list', { query: … }]`: the resource alone names all of its reads. */
export const keyOf = (
  endpoint: AnyEndpoint,
  ...request: readonly unknown[]
): readonly unknown[] => [...endpoint.id.split('.'), ...request];

/** The read of one call, for a loader to start and a component to follow. */
export function query<E extends AnyEndpoint>(endpoint: E, ...[request]: RequestArgument<E>) {
  // A request without required parts may be left out, and then is empty.
  const sent = (request ?? {}) as RequestOf<E>;
  return queryOptions<SuccessOf<E>, ApiError, SuccessOf<E>>({
    queryKey: keyOf(endpoint, sent),
    queryFn: ({ signal }) => call(endpoint, sent, { signal }),
  });
}
