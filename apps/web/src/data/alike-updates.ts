import type { RequestOf } from '@placekeeper/contracts/core/endpoint';
import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import { useMutation } from '@tanstack/react-query';
import { call } from './client.ts';
import { keyOf, query } from './query.ts';
import { queryClient } from './query-client.ts';
import { forgetReviews } from './updates.ts';

/** As many as the platform gives at once. */
const most = 1000;

/** Whoever decides about all of them wants to know which they are now. */
export const alikeUpdates = (id: GoogleUpdateId) => ({
  ...query(updates.alike, { params: { id }, query: { page: { size: most } } }),
  staleTime: 0,
  gcTime: 0,
});

type DecideAlike = RequestOf<typeof updates.decideAlike>;

/** One decision for the same change in many locations. */
export function useDecideAlike() {
  return useMutation({
    mutationKey: ['updates', 'decide-alike'],
    mutationFn: (request: DecideAlike) => call(updates.decideAlike, request),
    onSuccess: () => void forgetReviews(),
    onSettled: () => {
      const stale = [['updates'], ['locations'], ['services'], keyOf(currentUser.subscriptionMeta)];
      for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
