import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { useMutation, type Mutation } from '@tanstack/react-query';
import { decideUpdate, type Decided } from './decide-update.ts';
import { invalidatePatchAttempts, rememberLocation } from '../location-cache/location-cache.ts';
import { clearNotices } from '../location-cache/pending-notices.ts';
import { endOfHold, isHeld } from './held-decisions.ts';
import { keyOf } from '../api/query.ts';
import { queryClient } from '../api/query-client.ts';
import { acceptedCount } from './accepted-count.ts';
import { readOn, withoutUpdate, type ReviewPage } from './review-page.ts';
import { decisionKey, idsOf, reserve, reviewKey, updateQueries } from './queries.ts';
import type { UpdateListQuery } from './update-pages.ts';

/** UPD-12: with every decision, not only after the last of them: it may be long until they all are answered. */
function keepReserve(): void {
  const pending = idsOf('pending');
  const isShort = ({ items, answer }: ReviewPage) => {
    const left = items.filter(({ id }) => !pending.has(id)).length;
    return left < reserve && answer.meta.total > items.length;
  };
  void queryClient.refetchQueries(
    {
      queryKey: reviewKey,
      type: 'active',
      predicate: ({ state }) => state.data !== undefined && isShort(state.data as ReviewPage),
    },
    // What is on its way is as good; each new try would only make it later.
    { cancelRefetch: false },
  );
}

/** UPD-3: `mutate(id)`. */
export function useDecideUpdate(action: UpdateAction) {
  return useMutation({
    mutationKey: [...decisionKey, action],
    /** Null where the decision was taken back before it was sent. */
    mutationFn: async (id: GoogleUpdateId): Promise<Decided | null> => {
      const end = await endOfHold(id);
      return end === 'undone' ? null : decideUpdate(action, id, { leaving: end === 'leaving' });
    },
    onMutate: keepReserve,
    onSuccess: (answer, id) => answer && decided(action, answer, id),
    onSettled: updatesChanged,
  });
}

/** At once, so that no page that is asked again takes it for one that somebody else decided. */
export const leaveOut = (id: GoogleUpdateId): void =>
  void queryClient.setQueriesData<ReviewPage>(
    { queryKey: reviewKey },
    (page) => page && withoutUpdate(page, id),
  );

function decided(action: UpdateAction, { location }: Decided, id: GoogleUpdateId): void {
  leaveOut(id);
  if (action === 'accept') acceptedCount.set(acceptedCount.get() + 1);
  if (location) {
    rememberLocation(location);
    void invalidatePatchAttempts(location.id);
  } else {
    clearNotices();
    void queryClient.invalidateQueries({ queryKey: ['locations'] });
    void queryClient.invalidateQueries({ queryKey: ['fieldHistory'] });
  }
  // What was accepted may be services, or the categories they hang on.
  void queryClient.invalidateQueries({ queryKey: ['services'] });
}

/** UPD-10: what came in since the page was first read is shown; it is known already. */
export function showArrived(filters: UpdateListQuery): void {
  queryClient.setQueryData<ReviewPage>(
    updateQueries.review(filters).queryKey,
    (page) => page && readOn(undefined, page.answer),
  );
}

/** Of several decisions in flight the last one reloads, so that none comes back to the list for a moment. */
async function updatesChanged(): Promise<void> {
  const isSent = ({ state }: Mutation) => !isHeld(state.variables);
  if (queryClient.isMutating({ mutationKey: decisionKey, predicate: isSent }) > 1) return;
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['updates'] }),
    queryClient.invalidateQueries({ queryKey: keyOf(currentUser.subscriptionMeta) }),
  ]);
}
