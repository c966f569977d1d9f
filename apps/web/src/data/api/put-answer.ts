import type { QueryFilters, QueryKey, Updater } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/**
 * The platform has answered a write with what holds now. A read that is under way may have left before it: it ends here,
 * and what else it would have told is asked for again.
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

/** Every page of a list that shows it. */
export const editAnswers = <Data>(
  filters: QueryFilters,
  edit: Updater<Data | undefined, Data | undefined>,
): void => withoutOlderReads(filters, () => queryClient.setQueriesData<Data>(filters, edit));
