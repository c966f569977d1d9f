import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import { useMutation } from '@tanstack/react-query';
import { call } from './client.ts';
import { keyOf, query } from './query.ts';
import { queryClient } from './query-client.ts';
import { forgetReviews, type UpdateMetaQuery } from './updates.ts';

/** UPD-5: what a rejection with these filters would touch, as of now. */
export const rejectionPreview = (filters: UpdateMetaQuery) => ({
  ...query(updates.previewBulkAction, { query: { ...filters, action: 'reject' } }),
  staleTime: 0,
  gcTime: 0,
});

/** UPD-5: clears the totals and reloads. */
export function useRejectBulk() {
  return useMutation({
    mutationKey: ['updates', 'reject-bulk'],
    mutationFn: (filters: UpdateMetaQuery) => call(updates.rejectBulk, { body: filters }),
    onSuccess: () => {
      void forgetReviews();
      void queryClient.resetQueries({ queryKey: keyOf(updates.meta) });
    },
    onSettled: () => {
      for (const queryKey of [['updates'], ['locations'], keyOf(currentUser.subscriptionMeta)])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}
