import {
  CancelledError,
  useQuery,
  useSuspenseQuery,
  type QueryKey,
  type UnusedSkipTokenOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { ApiError } from '../http/api-error.ts';
import { queryClient } from './query-client.ts';

type Read<Fetched, Data, Key extends QueryKey> = UnusedSkipTokenOptions<
  Fetched,
  ApiError,
  Data,
  Key
>;

/** For loaders: starts a read and lets the screen come; the component shows how it goes. */
export function prefetch<Fetched, Data, Key extends QueryKey>(
  read: Read<Fetched, Data, Key>,
): void {
  queryClient.query(read).catch((error: unknown) => {
    // A screen that leaves takes along what it was the last to watch, though the one that comes watches it as well.
    if (error instanceof CancelledError && isWatched(read.queryKey)) prefetch(read);
  });
}

const isWatched = (queryKey: QueryKey): boolean =>
  queryClient.getQueryCache().find({ queryKey, type: 'active' }) !== undefined;

/** For loaders: waits for what the screen cannot do without. A failure goes to the route's error screen. */
export function load<Fetched, Data, Key extends QueryKey>(
  read: Read<Fetched, Data, Key>,
): Promise<Data> {
  // What is already there is shown at once; the component refreshes it.
  return queryClient.query({ ...read, staleTime: 'static' });
}

/** For loaders that decide by the answer: one that is old, known to have changed, or refused since is asked for again. */
export function loadCurrent<Fetched, Data, Key extends QueryKey>(
  read: Read<Fetched, Data, Key>,
): Promise<Data> {
  const failed = queryClient.getQueryState(read.queryKey)?.status === 'error';
  return queryClient.query(failed ? { ...read, staleTime: 0 } : read);
}

/** Reads what the loader started. The result may be pending or failed: the screen shows both. */
export function usePrefetched<Fetched, Data, Key extends QueryKey>(
  read: Read<Fetched, Data, Key>,
): UseQueryResult<Data> {
  expectStarted(read.queryKey);
  return useQuery(read);
}

/** Reads what the loader waited for: the data are there. */
export function useLoaded<Fetched, Data, Key extends QueryKey>(
  read: Read<Fetched, Data, Key>,
): Data {
  expectStarted(read.queryKey);
  return useSuspenseQuery(read).data;
}

/** A read that its loader forgot costs the user a wait; here it costs the developer a sentence. */
function expectStarted(key: QueryKey): void {
  if (!import.meta.env.DEV || queryClient.getQueryState(key)) return;
  console.error(
    `No loader started ${JSON.stringify(key)}: call prefetch() or load() in the loader of this route.`,
  );
}
