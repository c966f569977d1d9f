import {
  CancelledError,
  useQuery,
  useSuspenseQuery,
  type QueryKey,
  type UnusedSkipTokenOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../http/api-error.ts';
import { queryClient } from './query-client.ts';

type Read<Fetched, Data, Key extends QueryKey> = UnusedSkipTokenOptions<
  Fetched,
  ApiError,
  Data,
  Key
>;

/** For loaders: starts a read without waiting for it. The component shows its state. */
export function prefetch<Fetched, Data, Key extends QueryKey>(
  read: Read<Fetched, Data, Key>,
): void {
  queryClient.query(read).catch((error: unknown) => {
    // The unmount of the previous screen cancels a read that the next screen needs, so the read starts again.
    if (error instanceof CancelledError && isWatched(read.queryKey)) prefetch(read);
  });
}

const isWatched = (queryKey: QueryKey): boolean =>
  queryClient.getQueryCache().find({ queryKey, type: 'active' }) !== undefined;

/** For loaders: waits for data without which the screen cannot render. A failure shows the route's error screen. */
export function load<Fetched, Data, Key extends QueryKey>(
  read: Read<Fetched, Data, Key>,
): Promise<Data> {
  // Cached data is shown at once; the component refreshes it.
  return queryClient.query({ ...read, staleTime: 'static' });
}

/** For loaders that make decisions: requests stale, invalidated or failed data again. */
export function loadCurrent<Fetched, Data, Key extends QueryKey>(
  read: Read<Fetched, Data, Key>,
): Promise<Data> {
  const failed = queryClient.getQueryState(read.queryKey)?.status === 'error';
  return queryClient.query(failed ? { ...read, staleTime: 0 } : read);
}

/** Returns the state of the read that the loader started, which may be pending or failed. */
export function usePrefetched<Fetched, Data, Key extends QueryKey>(
  read: Read<Fetched, Data, Key>,
): UseQueryResult<Data> {
  expectStarted(read.queryKey);
  return useKeptError(useQuery(read));
}

/** ERR-1: keeps the error on the screen while the read is repeated, which can take as long as the time limit. */
function useKeptError<Data>(read: UseQueryResult<Data>): UseQueryResult<Data> {
  const [last, setLast] = useState(read.error);
  const hasData = read.status === 'success' && !read.isPlaceholderData;
  if (read.error !== null && read.error !== last) setLast(read.error);
  if (hasData && last !== null) setLast(null);
  if (read.status === 'error' || hasData || last === null || read.errorUpdateCount === 0)
    return read;
  return {
    ...read,
    // Hides the data of another read, which the query shows while this read is repeated.
    data: undefined,
    isPlaceholderData: false,
    isSuccess: false,
    status: 'error',
    error: last,
    isError: true,
    isPending: false,
    isLoading: false,
    isLoadingError: true,
  };
}

/** Returns the data that the loader waited for. */
export function useLoaded<Fetched, Data, Key extends QueryKey>(
  read: Read<Fetched, Data, Key>,
): Data {
  expectStarted(read.queryKey);
  return useSuspenseQuery(read).data;
}

/** Warns in development, because a read without a loader starts late. */
function expectStarted(key: QueryKey): void {
  if (!import.meta.env.DEV || queryClient.getQueryState(key)) return;
  console.error(
    `No loader started ${JSON.stringify(key)}: call prefetch() or load() in the loader of this route.`,
  );
}
