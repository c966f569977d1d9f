import type { RequestOf } from '@placekeeper/contracts/core/endpoint';
import type { GoogleUpdateId, LocationId } from '@placekeeper/contracts/core/id';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiError } from '../http/api-error.ts';
import { call } from '../api/client.ts';
import { query } from '../api/query.ts';
import { queryClient } from '../api/query-client.ts';
import type { UpdateListQuery } from './read-all-pages.ts';
import { batchDecisions, countHeld, heldDecisions } from './held-decisions.ts';
import { decisionKey } from './pending-decisions.ts';
import { mergePage, withoutSettled, type ReviewPage } from './review-page.ts';

export type UpdateMetaQuery = NonNullable<RequestOf<typeof updates.meta>['query']>;

export const reviewKey = ['updates', 'review'] as const;
/** The key prefix of the reads that home derives from recent updates. */
export const recentUpdatesKey = ['updates', 'recent'] as const;

export const updateQueries = {
  /** UPD-1: a page that the user reads. While it is visible, refetches only add rows at its end (UPD-4, UPD-10). */
  review: (filters: UpdateListQuery) =>
    queryOptions<ReviewPage, ApiError, ReviewPage>({
      queryKey: [...reviewKey, filters],
      queryFn: async ({ signal, queryKey }) => {
        const isBelowOthers = (filters.page?.number ?? 1) > 1 && idsOf('pending').size > 0;
        const { answer, movedUp } =
          filters.start_date || filters.end_date || isBelowOthers
            ? await (await import('./read-review.ts')).readReview(filters, signal)
            : { answer: await call(updates.list, { query: withPreloaded(filters) }, { signal }) };
        const isRead = queryClient.getQueryCache().find({ queryKey })?.isActive();
        return mergePage(
          isRead && filters.active !== false
            ? queryClient.getQueryData<ReviewPage>(queryKey)
            : undefined,
          filters.active === false ? answer : withoutSettled(answer, idsOf('success')),
          movedUp,
        );
      },
      placeholderData: keepPreviousData,
    }),
  /** UPD-2: the totals next to the filters. */
  meta: (filters: UpdateMetaQuery) => {
    const platform = query(updates.meta, { query: filters });
    if (!filters.start_date && !filters.end_date)
      return queryOptions({ ...platform, placeholderData: keepPreviousData });
    return queryOptions({
      ...platform,
      queryFn: async ({ signal }) =>
        (await import('./local-days.ts')).readTotalsOfDays(filters, signal),
      placeholderData: keepPreviousData,
    });
  },
  /** DET-1: all unresolved updates of a location in one page. */
  ofLocation: (id: LocationId) =>
    query(updates.list, {
      query: {
        locations: [id],
        active: true,
        page: { number: 1, size: pageSizes.updatesOfOneLocation },
      },
    }),
  /** UPD-7: the last decisions about changes to the same field of the same location. */
  resolvedOfField: ({ location, field_name }: Pick<GoogleUpdate, 'location' | 'field_name'>) =>
    query(updates.list, {
      query: {
        locations: [location.id],
        field_names: [field_name],
        active: false,
        page: { number: 1, size: pageSizes.updates },
      },
    }),
  /** CARD-5: the response counts the locations with unresolved updates, so one update is enough. */
  waiting: () => query(updates.list, { query: { active: true, page: { number: 1, size: 1 } } }),
  /** CARD-5: when the oldest pending update arrived, and which profiles are suspended or unverified according to updates. */
  pendingFacts: () =>
    queryOptions({
      queryKey: [...recentUpdatesKey, 'facts'],
      queryFn: async () => (await import('./pending-facts.ts')).readPendingFacts(),
      retry: false,
    }),
  detail: (id: GoogleUpdateId) => query(updates.show, { params: { id } }),
};

export const idsOf = (status: 'pending' | 'success'): ReadonlySet<unknown> =>
  new Set(
    queryClient
      .getMutationCache()
      .findAll({ mutationKey: decisionKey, status })
      .filter(({ state }) => status === 'pending' || state.data !== null)
      .map(({ state }) => state.variables),
  );

/** With this many updates loaded ahead, a user who decides several per second never waits. */
export const preloadedCount = 3 * pageSizes.updates;

/** The decisions that the platform's responses may not contain yet, and that no mutation of this window represents. */
const unsent = () => [
  ...heldDecisions.get().filter(({ matching }) => matching),
  ...batchDecisions.get().filter(({ from, isRunning }) => from ?? isRunning),
];

/** UPD-12: after the first decision, reads the first page together with the following rows. */
function withPreloaded(filters: UpdateListQuery): UpdateListQuery {
  const { active, page } = filters;
  const others = countHeld(unsent());
  const isDecided =
    others > 0 ||
    queryClient.getMutationCache().find({ mutationKey: decisionKey, exact: false }) !== undefined;
  if (!isDecided || active === false || (page?.number ?? 1) > 1) return filters;
  const size = pageSizes.updates + preloadedCount + idsOf('pending').size + others;
  return { ...filters, page: { number: 1, size: Math.min(size, pageSizes.updatesOfOneLocation) } };
}

/** The next visit requests this page again. */
export const forgetReview = (filters: UpdateListQuery): void =>
  queryClient.removeQueries({ queryKey: updateQueries.review(filters).queryKey, exact: true });

/** A decision moves updates between pages, so pages that are not on the screen are requested again. */
export const forgetHiddenReviews = (): void =>
  queryClient.removeQueries({ queryKey: reviewKey, type: 'inactive', fetchStatus: 'idle' });

/** Resets all pages, because no row can keep its place after so many decisions. */
export const forgetReviews = (): Promise<void> => queryClient.resetQueries({ queryKey: reviewKey });
