import { unreadableIn } from '@placekeeper/contracts/core/decode';
import {
  experimental_streamedQuery as streamedQuery,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import { queryClient } from '../api/query-client.ts';
import type { UpdateMetaQuery } from './queries.ts';
import { allUpdatesKey } from './similar-updates.ts';
import { updatePages, type Reading } from './read-all-pages.ts';

const allUpdates = (filters: UpdateMetaQuery) =>
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

interface ReadOptions {
  readonly enabled?: boolean;
  /** With 0, the updates are read again each time that the read is enabled. */
  readonly staleTime?: number;
}

/** All updates that match the filters, page by page. */
export function useAllUpdates(filters: UpdateMetaQuery, when: ReadOptions = {}) {
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
