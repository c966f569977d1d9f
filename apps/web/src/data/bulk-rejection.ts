import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import type { BulkActionPreview } from '@placekeeper/contracts/model/google-update';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { isKind } from './api-error.ts';
import { call } from './client.ts';
import { keyOf } from './query.ts';
import { queryClient } from './query-client.ts';
import { similarKey } from './similar-updates.ts';
import { forgetReviews, type UpdateMetaQuery } from './updates.ts';

/** UPD-5: what a rejection with these filters would touch, as of now, and how many it would leave. */
export const rejectionPreview = (filters: UpdateMetaQuery) =>
  queryOptions({
    queryKey: keyOf(updates.previewBulkAction, filters),
    queryFn: async ({ signal }) => {
      const [found, { meta, total_locations }] = await Promise.all([
        call(
          updates.previewBulkAction,
          { query: { ...filters, action: 'reject' } },
          { signal },
        ).catch(nothingSaid),
        call(updates.list, { query: { ...filters, page: { number: 1, size: 1 } } }, { signal }),
      ]);
      // A platform that does not say how many can be rejected still lists all that match.
      const { updates_count: count = meta.total, locations_count = total_locations } = found;
      return {
        updates_count: count,
        locations_count,
        field_totals: found.field_totals ?? {},
        others: Math.max(0, meta.total - count),
      };
    },
    staleTime: 0,
    gcTime: 0,
  });

function nothingSaid(error: unknown): BulkActionPreview {
  if (isKind(error, 'malformed')) return {};
  throw error;
}

interface Rejection {
  readonly filters: UpdateMetaQuery;
  /** How many updates somebody was shown. */
  readonly shown: number;
}

/** UPD-5: clears the totals and reloads. Gives whether it was done: others than those that were shown are left. */
export function useRejectBulk() {
  return useMutation({
    mutationKey: ['updates', 'reject-bulk'],
    mutationFn: async ({ filters, shown }: Rejection): Promise<boolean> => {
      const now = await queryClient.query(rejectionPreview(filters));
      if (now.updates_count !== shown) return false;
      await call(updates.rejectBulk, { body: filters });
      return true;
    },
    onSuccess: (done) => {
      if (!done) return;
      void forgetReviews();
      void queryClient.resetQueries({ queryKey: keyOf(updates.meta) });
    },
    onSettled: () => {
      const stale = [['updates'], similarKey, ['locations'], keyOf(currentUser.subscriptionMeta)];
      for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
