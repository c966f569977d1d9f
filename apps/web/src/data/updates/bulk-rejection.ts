import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { BulkActionPreview, GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { queryOptions, useMutation, type Query } from '@tanstack/react-query';
import { recoverLostResponse } from '../http/recover-lost-response.ts';
import { isKind } from '../http/api-error.ts';
import { call } from '../api/client.ts';
import { keyOf, isKeyPrefix } from '../api/query.ts';
import { queryClient } from '../api/query-client.ts';
import { announceLocationChange } from '../location-cache/location-changes.ts';
import { keepaliveTransport } from './decide-update.ts';
import { updatePages } from './read-all-pages.ts';
import { allUpdatesKey, similarKey } from './similar-updates.ts';
import { bulkRejectionKey } from './send-held.ts';
import { forgetReviews, type UpdateMetaQuery } from './queries.ts';

const previewKey = keyOf(updates.previewBulkAction);

/** UPD-5: how many updates a rejection with these filters would resolve now, and how many it would leave. */
export const rejectionPreview = (filters: UpdateMetaQuery) =>
  queryOptions({
    queryKey: keyOf(updates.previewBulkAction, filters),
    queryFn: async ({ signal }) => {
      const [found, { meta, total_locations }] = await Promise.all([
        call(
          updates.previewBulkAction,
          { query: { ...filters, action: 'reject' } },
          { signal },
        ).catch(emptyIfMalformed),
        call(updates.list, { query: { ...filters, page: { number: 1, size: 1 } } }, { signal }),
      ]);
      const isCounting = found.updates_count === undefined && meta.total <= mostCounted;
      const counted = (isCounting && (await countRejectable(filters, signal))) || found;
      const { updates_count: count = meta.total, locations_count = total_locations } = counted;
      return {
        updates_count: count,
        locations_count,
        field_totals: counted.field_totals ?? {},
        others: Math.max(0, meta.total - count),
      };
    },
    staleTime: 0,
    gcTime: 0,
  });

/** The maximum number of updates to read and count if the platform doesn't count the updates that can be rejected. */
const mostCounted = 5 * pageSizes.updatesOfOneLocation;

/**
 * Counts updates that don't say whether they can be rejected, because the platform decides. Null if some are
 * unreadable.
 */
async function countRejectable(
  filters: UpdateMetaQuery,
  signal: AbortSignal,
): Promise<BulkActionPreview | null> {
  const found = new Map<GoogleUpdateId, GoogleUpdate>();
  let total = 0;
  for await (const page of updatePages({ ...filters, active: true }, signal)) {
    for (const update of page.google_updates) found.set(update.id, update);
    total = page.meta.total;
  }
  if (found.size < total) return null;
  const all = [...found.values()].filter(
    ({ update_actionability: can }) => can?.can_be_rejected !== false,
  );
  const byField = Map.groupBy(all, ({ field_name: field }) => field);
  return {
    updates_count: all.length,
    locations_count: new Set(all.map(({ location }) => location.id)).size,
    field_totals: Object.fromEntries([...byField].map(([field, { length }]) => [field, length])),
  };
}

function emptyIfMalformed(error: unknown): BulkActionPreview {
  if (isKind(error, 'malformed')) return {};
  throw error;
}

interface Rejection {
  readonly filters: UpdateMetaQuery;
  readonly shown: number;
  /** The page is closing, so there is no time to count again. */
  readonly leaving?: boolean;
}

/** UPD-5: returns false if the number of updates is no longer the shown number. */
export function useRejectBulk() {
  return useMutation({
    mutationKey: bulkRejectionKey,
    mutationFn: async ({ filters, shown, leaving }: Rejection): Promise<boolean> => {
      if (leaving) {
        await call(updates.rejectBulk, { body: filters }, { transport: keepaliveTransport });
        return true;
      }
      const now = await queryClient.query(rejectionPreview(filters));
      if (now.updates_count !== shown) return false;
      await recoverLostResponse<unknown>(
        () => call(updates.rejectBulk, { body: filters }),
        async () => {
          const left = await queryClient.query(rejectionPreview(filters));
          return left.updates_count < shown ? left : null;
        },
      );
      return true;
    },
    onSuccess: (done) => {
      if (!done) return;
      announceLocationChange({ kind: 'all-outdated' });
      void forgetReviews();
      void queryClient.resetQueries({ queryKey: keyOf(updates.meta) });
    },
    onSettled: (done) => {
      const stale = [['updates'], similarKey, allUpdatesKey, ['locations']];
      // The next preview counts the remaining updates, so the current preview isn't refetched.
      const predicate = ({ queryKey }: Query) => !done || !isKeyPrefix(previewKey, queryKey);
      for (const queryKey of [...stale, keyOf(currentUser.subscriptionMeta)])
        void queryClient.invalidateQueries({ queryKey, predicate });
    },
  });
}
