import { decode } from '@placekeeper/contracts/core/decode';
import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import { UpdateFilters, type UpdateMeta } from '@placekeeper/contracts/model/google-update';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { useMutation, type Mutation, type Query } from '@tanstack/react-query';
import { decideUpdate, type Decided } from './decide-update.ts';
import { invalidatePatchAttempts, rememberLocation } from '../location-cache/location-cache.ts';
import { clearNotices } from '../location-cache/pending-notices.ts';
import { announceLocationChange } from '../location-cache/location-changes.ts';
import { remainingTotals } from './held-count.ts';
import {
  batchDecisions,
  decidedUpdates,
  endOfHold,
  heldDecisions,
  isHeld,
  isInHeldRejection,
} from './held-decisions.ts';
import { keyOf } from '../api/query.ts';
import { queryClient } from '../api/query-client.ts';
import { rereads } from '../api/run-mutation.ts';
import { acceptedCount } from './accepted-count.ts';
import { mergePage, withoutUpdate, type ReviewPage } from './review-page.ts';
import { forgetHiddenReviews, idsOf, preloadedCount, reviewKey, updateQueries } from './queries.ts';
import type { UpdateListQuery } from './read-all-pages.ts';
import { decisionKey } from './pending-decisions.ts';

const metaKey = keyOf(updates.meta);

/** UPD-12: loads further rows at each decision, because the decisions of a long series take a while to complete. */
export function preloadNextPage(): void {
  const batches = batchDecisions.get();
  const known = new Set([...idsOf('pending'), ...batches.flatMap(({ ids }) => ids)]);
  const isShort = ({ items, answer }: ReviewPage) => {
    const left = items.filter(
      (one) => !known.has(one.id) && !isInHeldRejection(one, [...heldDecisions.get(), ...batches]),
    ).length;
    return left < preloadedCount && answer.meta.total > items.length;
  };
  const short = {
    queryKey: reviewKey,
    type: 'active',
    predicate: ({ state }: Query) => state.data !== undefined && isShort(state.data as ReviewPage),
  } as const;
  // A restart would only delay a read in flight. That read may have begun before the decision and lack the rows.
  const isReading = queryClient.isFetching(short) > 0;
  const load = () => queryClient.refetchQueries(short, { cancelRefetch: false });
  void load().then(() => (isReading ? load() : undefined));
}

export function useDecideUpdate(action: UpdateAction) {
  return useMutation({
    mutationKey: [...decisionKey, action],
    /** Null if the user undid the decision before it was sent. */
    mutationFn: async (id: GoogleUpdateId): Promise<Decided | null> => {
      const end = await endOfHold(id);
      return end === 'undone' ? null : decideUpdate(action, id, { leaving: end === 'leaving' });
    },
    onMutate: preloadNextPage,
    onSuccess: (answer, id) => answer && decided(action, answer, id),
    onSettled: rereads(updatesChanged),
  });
}

/** Removes the update at once, so that a refetched page doesn't show it as decided by another user. */
export function removeFromReview(id: GoogleUpdateId): void {
  queryClient.setQueriesData<ReviewPage>(
    { queryKey: reviewKey },
    (page) => page && withoutUpdate(page, id),
  );
  // The totals beside the filters follow the list.
  for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: metaKey })) {
    const filters = decode(UpdateFilters, Object(queryKey.at(-1)).query);
    if (!filters.ok || filters.value.active === false) continue;
    queryClient.setQueryData<UpdateMeta>(queryKey, (meta) =>
      remainingTotals(meta, [{ ids: [id] }], filters.value),
    );
  }
}

function decided(action: UpdateAction, { location }: Decided, id: GoogleUpdateId): void {
  removeFromReview(id);
  forgetHiddenReviews();
  if (action === 'accept') acceptedCount.set(acceptedCount.get() + 1);
  if (location) {
    rememberLocation(location);
    void invalidatePatchAttempts(location.id);
  } else {
    clearNotices();
    const about = decidedUpdates.get(id)?.location.id;
    if (about !== undefined) announceLocationChange({ kind: 'outdated', id: about });
    void queryClient.invalidateQueries({ queryKey: ['locations'] });
    void queryClient.invalidateQueries({ queryKey: ['fieldHistory'] });
  }
  // The accepted value may be services, or categories, on which services depend.
  void queryClient.invalidateQueries({ queryKey: ['services'] });
}

/** UPD-10: shows the new updates, which are already loaded. */
export function showArrived(filters: UpdateListQuery): void {
  queryClient.setQueryData<ReviewPage>(
    updateQueries.review(filters).queryKey,
    (page) => page && mergePage(undefined, page.answer),
  );
}

const refetching = new Set<unknown>();

/** Only the last of several decisions in flight refetches, so that no update reappears for a moment. */
async function updatesChanged(id: GoogleUpdateId): Promise<void> {
  refetching.add(id);
  const isSent = ({ state: { variables } }: Mutation) =>
    !isHeld(variables) && !refetching.has(variables);
  if (queryClient.isMutating({ mutationKey: decisionKey, predicate: isSent }) === 0) {
    // Restarts an earlier decision's refetch, whose response may miss this decision.
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['updates'] }),
      queryClient.invalidateQueries({ queryKey: keyOf(currentUser.subscriptionMeta) }),
    ]);
  }
  refetching.delete(id);
}
