import type { RequestOf } from '@placekeeper/contracts/core/endpoint';
import type { GoogleUpdateId, LocationId } from '@placekeeper/contracts/core/id';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type { ApiError } from '../http/api-error.ts';
import { call } from '../api/client.ts';
import { decideUpdate, type Decided } from './decide-update.ts';
import { invalidatePatchAttempts, rememberLocation } from '../location-cache/location-cache.ts';
import { clearNotices } from '../location-cache/pending-notices.ts';
import { keyOf, query } from '../api/query.ts';
import { queryClient } from '../api/query-client.ts';
import { readOn, withoutSettled, withoutUpdate, type ReviewPage } from './review-page.ts';

export type UpdateListQuery = NonNullable<RequestOf<typeof updates.list>['query']>;
export type UpdateMetaQuery = NonNullable<RequestOf<typeof updates.meta>['query']>;

const reviewKey = ['updates', 'review'] as const;

export const updateQueries = {
  /** UPD-1: a page as somebody reads it: while they do, what is asked again only adds below (UPD-4, UPD-10). */
  review: (filters: UpdateListQuery) =>
    queryOptions<ReviewPage, ApiError, ReviewPage>({
      queryKey: [...reviewKey, filters],
      queryFn: async ({ signal, queryKey }) => {
        const answer = await call(updates.list, { query: readingAhead(filters) }, { signal });
        const isRead = queryClient.getQueryCache().find({ queryKey })?.isActive();
        return readOn(
          isRead ? queryClient.getQueryData<ReviewPage>(queryKey) : undefined,
          filters.active === false ? answer : withoutSettled(answer, idsOf('success')),
        );
      },
      placeholderData: keepPreviousData,
    }),
  /** UPD-2: the totals beside the filters. */
  meta: (filters: UpdateMetaQuery) =>
    queryOptions({ ...query(updates.meta, { query: filters }), placeholderData: keepPreviousData }),
  /** DET-1: the unresolved ones of one location, in one page. */
  ofLocation: (id: LocationId) =>
    query(updates.list, {
      query: {
        locations: [id],
        active: true,
        page: { number: 1, size: pageSizes.updatesOfOneLocation },
      },
    }),
  /** CARD-5: in how many locations anything waits; of the updates themselves only one. */
  waiting: () => query(updates.list, { query: { active: true, page: { number: 1, size: 1 } } }),
  detail: (id: GoogleUpdateId) => query(updates.show, { params: { id } }),
};

/** Decisions share this key, so that a list can leave out what is being decided (`useMutationState`). */
export const decisionKey = ['updates', 'decide'] as const;

const idsOf = (status: 'pending' | 'success'): ReadonlySet<unknown> =>
  new Set(
    queryClient
      .getMutationCache()
      .findAll({ mutationKey: decisionKey, status })
      .map(({ state }) => state.variables),
  );

/** More than these behind the list, and whoever decides several in a second never waits for the next ones. */
const reserve = 3 * pageSizes.updates;

/** UPD-12: as soon as something is decided, the first page is read with what comes after it. */
function readingAhead(filters: UpdateListQuery): UpdateListQuery {
  const { active, page } = filters;
  const isDecided = queryClient.getMutationCache().find({ mutationKey: decisionKey, exact: false });
  if (!isDecided || active === false || (page?.number ?? 1) > 1) return filters;
  const size = pageSizes.updates + reserve + idsOf('pending').size;
  return { ...filters, page: { number: 1, size: Math.min(size, pageSizes.updatesOfOneLocation) } };
}

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
    mutationFn: (id: GoogleUpdateId) => decideUpdate(action, id),
    onMutate: keepReserve,
    onSuccess: decided,
    onSettled: updatesChanged,
  });
}

/** At once, so that no page that is asked again takes it for one that somebody else decided. */
export const leaveOut = (id: GoogleUpdateId): void =>
  void queryClient.setQueriesData<ReviewPage>(
    { queryKey: reviewKey },
    (page) => page && withoutUpdate(page, id),
  );

function decided({ location }: Decided, id: GoogleUpdateId): void {
  leaveOut(id);
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

/** The next visit to this page reads it from the start. */
export const forgetReview = (filters: UpdateListQuery): void =>
  queryClient.removeQueries({ queryKey: updateQueries.review(filters).queryKey, exact: true });

/** So many were decided at once that nothing of what is read can be kept where it is. */
export const forgetReviews = (): Promise<void> => queryClient.resetQueries({ queryKey: reviewKey });

/** Of several decisions in flight the last one reloads, so that none comes back to the list for a moment. */
async function updatesChanged(): Promise<void> {
  if (queryClient.isMutating({ mutationKey: decisionKey }) > 1) return;
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['updates'] }),
    queryClient.invalidateQueries({ queryKey: keyOf(currentUser.subscriptionMeta) }),
  ]);
}
