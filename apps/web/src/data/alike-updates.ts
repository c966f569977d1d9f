import type { RequestOf, SuccessOf } from '@placekeeper/contracts/core/endpoint';
import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import { infiniteQueryOptions, useMutation, type InfiniteData } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import { call } from './client.ts';
import { keyOf } from './query.ts';
import { queryClient } from './query-client.ts';
import { forgetReviews } from './updates.ts';

type Answer = SuccessOf<typeof updates.alike>;
type Key = readonly unknown[];

/** As many as somebody looks through before asking for more. */
const pageSize = 250;

/** Page after page; whoever decides about all of them wants to know which they are now. */
export const alikeUpdates = (id: GoogleUpdateId) =>
  infiniteQueryOptions<Answer, ApiError, InfiniteData<Answer, number>, Key, number>({
    queryKey: keyOf(updates.alike, { params: { id } }),
    queryFn: ({ signal, pageParam: number }) =>
      call(
        updates.alike,
        { params: { id }, query: { page: { number, size: pageSize } } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) =>
      meta.current_page < meta.last_page ? meta.current_page + 1 : null,
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
