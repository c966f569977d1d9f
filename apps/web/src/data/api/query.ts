import type { AnyEndpoint, RequestOf, SuccessOf } from '@placekeeper/contracts/core/endpoint';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import type { ApiError } from '../http/api-error.ts';
import { call } from './client.ts';
import { sameValue } from '@placekeeper/contracts/core/same-value';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    mutationMeta: {
      /** For a write whose result other windows don't show, so that they need not refetch. */
      readonly changesNothing?: boolean;
      /** The component that starts the write shows its progress. */
      readonly showsProgress?: boolean;
      /** The user has not asked for the write and sees no result. */
      readonly isUnasked?: boolean;
    };
  }
}

type RequestArgument<E extends AnyEndpoint> =
  Record<never, never> extends RequestOf<E> ? [request?: RequestOf<E>] : [request: RequestOf<E>];

/** `['locations', 'list', { query: … }]`: the prefix `['locations']` matches all reads of locations. */
export const keyOf = (
  endpoint: AnyEndpoint,
  ...request: readonly unknown[]
): readonly unknown[] => [...endpoint.id.split('.'), ...request];

export function query<E extends AnyEndpoint>(endpoint: E, ...[request]: RequestArgument<E>) {
  // The cast is safe: the request is optional only if all of its parts are optional.
  const sent = (request ?? {}) as RequestOf<E>;
  return queryOptions<SuccessOf<E>, ApiError, SuccessOf<E>>({
    queryKey: keyOf(endpoint, sent),
    queryFn: ({ signal }) => call(endpoint, sent, { signal }),
  });
}

/** `['locations']` is a prefix of `['locations', 'list']` and of itself. */
export const isKeyPrefix = (prefix: QueryKey, key: QueryKey): boolean =>
  prefix.length <= key.length && prefix.every((part, at) => sameValue(part, key[at]));
