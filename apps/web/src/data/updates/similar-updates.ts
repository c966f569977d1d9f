import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { changeSources, type GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { changeKey } from '@placekeeper/contracts/rules/similar-updates';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { updatePages, type UpdateListQuery } from './read-all-pages.ts';

/**
 * Not under the key `updates`: each decision invalidates that key and would read everything again.
 */
export const similarKey = ['similarUpdates'] as const;

/** All updates that match the filters. Resolved updates are removed without another read. */
export const allUpdatesKey = ['allUpdates'] as const;

/** The maximum number of updates that are read automatically to count the identical updates of every field. */
const mostOfAll = 200;
/** The maximum number of updates of one field and source that are read automatically. */
const mostOfKind = 3 * pageSizes.updatesOfOneLocation;

type Kind = Pick<GoogleUpdate, 'field_name' | 'type'>;

export const filtersOf = ({ field_name: field, type }: Kind): UpdateListQuery => ({
  active: true,
  field_names: [field],
  change_source: changeSources.find((known) => known === type) ?? 'all',
});

/** The ids of the pending updates that match the filters, grouped by their change; null if there are too many. */
const countedUpdates = (filters: UpdateListQuery, most: number) =>
  queryOptions<ReadonlyMap<string | null, readonly GoogleUpdateId[]> | null>({
    queryKey: [...similarKey, 'counted', filters],
    queryFn: async ({ signal }) => {
      const found = new Map<GoogleUpdateId, string | null>();
      const size = Math.min(most, pageSizes.updatesOfOneLocation);
      for await (const { google_updates: updates, meta } of updatePages(filters, signal, size)) {
        if (meta.total > most) return null;
        for (const update of updates) found.set(update.id, changeKey(update));
      }
      const ids = Map.groupBy([...found], ([, key]) => key);
      return new Map([...ids].map(([key, entries]) => [key, entries.map(([id]) => id)]));
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** How many pending updates make the same change, including `update`; null if counting would need too many reads. */
export type CountSimilar = (update: GoogleUpdate) => number | null | undefined;

/** If there are too many pending updates, counts only those of the field and source of each selected update. */
export function useSimilarCounts(
  shown: readonly GoogleUpdate[],
  selected: GoogleUpdate | undefined,
  isDecided: (id: GoogleUpdateId) => boolean,
): CountSimilar {
  const all = useQuery({
    ...countedUpdates({ active: true }, mostOfAll),
    enabled: shown.length > 0,
  });
  const kinds = [
    ...new Map([...shown, ...(selected ? [selected] : [])].map((one) => [kindOf(one), one])),
  ];
  const counted = useQueries({
    queries: kinds.map(([kind, update]) => ({
      ...countedUpdates(filtersOf(update), mostOfKind),
      enabled: all.data === null && selected !== undefined && kind === kindOf(selected),
    })),
  });
  return (update) => {
    const ofKind = counted[kinds.findIndex(([kind]) => kind === kindOf(update))];
    const found = all.data === null ? ofKind : all;
    if (found?.isError || found?.data === null) return null;
    const key = changeKey(update);
    const ids = key === null ? undefined : found?.data?.get(key);
    return ids?.filter((id) => id === update.id || !isDecided(id)).length;
  };
}

const kindOf = ({ field_name: field, type }: Kind): string => `${type} ${field}`;
