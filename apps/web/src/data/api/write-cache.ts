import type { QueryFilters, QueryKey, Updater } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** Cancels and repeats reads that started before the write, because they may return old data. */
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

/** Edits every matching response in the cache, such as all pages of a list. */
export const editAnswers = <Data>(
  filters: QueryFilters,
  edit: Updater<Data | undefined, Data | undefined>,
): void => withoutOlderReads(filters, () => queryClient.setQueriesData<Data>(filters, edit));

/**
 * Returns a function that checks whether the cached data is still unchanged and valid. If not, a read that started
 * earlier may be outdated.
 */
export function watchCached(queryKey: QueryKey): () => boolean {
  const state = () => {
    const { dataUpdateCount, isInvalidated } = queryClient.getQueryState(queryKey) ?? {};
    return { dataUpdateCount, isInvalidated };
  };
  const before = state();
  return () => {
    const now = state();
    return (
      now.dataUpdateCount === before.dataUpdateCount && now.isInvalidated === before.isInvalidated
    );
  };
}

/**
 * For reads that bypass the query: caches the response. If the cached data was changed or invalidated meanwhile, the
 * response may be outdated, so the query is refetched instead.
 */
export async function readIntoCache<Answer>(
  queryKey: QueryKey,
  read: () => Promise<Answer>,
  put: (answer: Answer) => void = (answer) => putAnswer(queryKey, answer),
): Promise<Answer> {
  const isUnchanged = watchCached(queryKey);
  const answer = await read();
  if (isUnchanged()) put(answer);
  else void queryClient.invalidateQueries({ queryKey, exact: true });
  return answer;
}
