import { hashKey } from '@tanstack/react-query';
import { queryClient } from '../api/query-client.ts';
import { countHeld, type HeldDecision } from './held-decisions.ts';
import { reviewKey, type UpdateMetaQuery } from './queries.ts';
import type { ReviewPage } from './review-page.ts';
import type { UpdateListQuery } from './read-all-pages.ts';

type Counted = Pick<HeldDecision, 'ids' | 'matching'>;

/** Counts held decisions about updates that match the filters, because the platform still counts them as pending. */
export function countHeldMatching(decisions: readonly Counted[], filters: UpdateMetaQuery): number {
  if (Object.keys(filters).every((name) => name === 'active')) return countHeld(decisions);
  const matching = new Set(
    queryClient
      .getQueriesData<ReviewPage>({
        predicate: ({ queryKey }) => hashKey(queryKey) === hashKey(pageKey(queryKey, filters)),
      })
      .flatMap(([, page]) => page?.items.map(({ id }) => id) ?? []),
  );
  return countHeld(
    decisions.map((one) => ({ ...one, ids: one.ids.filter((id) => matching.has(id)) })),
  );
}

/** The key of the same page with these filters. */
function pageKey(queryKey: readonly unknown[], filters: UpdateMetaQuery): readonly unknown[] {
  const read: Partial<UpdateListQuery> = Object(queryKey[reviewKey.length]);
  return [...reviewKey, { ...filters, page: read.page }];
}
