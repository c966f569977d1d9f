import type { QueryFilters, QueryKey, Updater } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/**
 * Stores the response to a write in the cache. Reads that started before the write may return old data, so they are
 * cancelled and repeated.
 */
function withoutOlderReads(filters: QueryFilters, put: () => void): void {
  const older: QueryFilters = { ...filters, fetchStatus: 'fetching' };
  const keys = queryClient
    .getQueryCache()
    .findAll(older)
    .map(({ queryKey }) => queryKey);
  void queryClient.cancelQueries(older);
  put();
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey, exact: true });
}

export const putAnswer = <Key extends QueryKey>(
  queryKey: Key,
  answer: Parameters<typeof queryClient.setQueryData<unknown, Key>>[1],
): void =>
  withoutOlderReads({ queryKey, exact: true }, () => queryClient.setQueryData(queryKey, answer));

/** In every page of every list that contains it. */
export const editAnswers = <Data>(
  filters: QueryFilters,
  edit: Updater<Data | undefined, Data | undefined>,
): void => withoutOlderReads(filters, () => queryClient.setQueriesData<Data>(filters, edit));
