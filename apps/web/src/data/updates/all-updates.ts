import { unreadableIn } from '@placekeeper/contracts/core/decode';
import {
  experimental_streamedQuery as streamedQuery,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import { queryClient } from '../api/query-client.ts';
import { allUpdatesKey } from './similar-updates.ts';
import { updatePages, type Reading, type UpdateListQuery } from './read-all-pages.ts';

const allUpdates = (filters: UpdateListQuery) =>
  queryOptions<Reading>({
    queryKey: [...allUpdatesKey, filters],
    queryFn: streamedQuery({
      streamFn: ({ signal }) => updatePages(filters, signal),
      // Keeps the old rows visible until all pages are read again.
      refetchMode: 'replace',
      initialValue: { updates: [], read: 0, unread: 0, total: 0 },
      reducer: ({ updates, unread }: Reading, page) => {
        const known = new Set(updates.map(({ id }) => id));
        const all = [...updates, ...page.google_updates.filter(({ id }) => !known.has(id))];
        const missing = unread + unreadableIn(page, 'google_updates');
        const { total } = page.meta;
        return {
          updates: all,
          read: Math.min(total, all.length + missing),
          unread: missing,
          total,
        };
      },
    }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** All updates that match the filters, page by page. */
export const useAllUpdates = (filters: UpdateListQuery) => useReading(filters, {});

/** Like `useAllUpdates`, but reads the updates again each time that `enabled` becomes true. */
export const useUpdatesNow = (filters: UpdateListQuery, enabled: boolean) =>
  useReading(filters, { enabled, staleTime: 0 });

function useReading(
  filters: UpdateListQuery,
  when: { readonly enabled?: boolean; readonly staleTime?: number },
) {
  const options = allUpdates(filters);
  return {
    ...useQuery({ ...options, ...when }),
    /** Keeps the pages read so far. */
    stop: async () => {
      const found = queryClient.getQueryData(options.queryKey);
      await queryClient.cancelQueries({ queryKey: options.queryKey, exact: true });
      if (found) queryClient.setQueryData(options.queryKey, found);
    },
  };
}

interface Reread {
  readonly filters: UpdateListQuery;
  readonly total: number | undefined;
  readonly isOutdated: boolean;
  readonly refetch: () => Promise<unknown>;
}

/**
 * Reads all updates again when the list, which is read more often, has another total. Reads only once for each total,
 * because the two can differ permanently.
 */
export const useReread = ({ filters, total, isOutdated, refetch }: Reread) =>
  useQuery({
    queryKey: ['reread-updates', filters, total],
    queryFn: async () => {
      await refetch();
      return true;
    },
    enabled: isOutdated,
    gcTime: 0,
    staleTime: 'static',
  });
