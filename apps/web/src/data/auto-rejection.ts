import type { RequestOf } from '@placekeeper/contracts/core/endpoint';
import type { LocationId } from '@placekeeper/contracts/core/id';
import { autoRejection } from '@placekeeper/contracts/endpoints/auto-rejection';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { AutoRejection } from '@placekeeper/contracts/model/auto-rejection';
import type {
  AutoRejectionBefore,
  AutoRejectionRequest,
} from '@placekeeper/contracts/model/auto-rejection-change';
import type { Location } from '@placekeeper/contracts/model/location';
import {
  autoRejectableFields,
  updateBehaviours,
} from '@placekeeper/contracts/rules/auto-rejection';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from './client.ts';
import { locationWritten, withLocation } from './location-write.ts';
import { query } from './query.ts';
import { queryClient } from './query-client.ts';
import { runMutation } from './run-mutation.ts';

type Kept = Pick<
  Location,
  'google_update_behaviour' | 'auto_rejection_fields' | 'allow_owner_manager_auto_reject'
>;

/** Whether all of what the platform keeps could be read. */
export const isRejectionKnown = (kept: Kept): boolean =>
  kept.google_update_behaviour !== undefined &&
  kept.auto_rejection_fields !== undefined &&
  kept.allow_owner_manager_auto_reject !== undefined;

/** What the platform keeps, as far as it is known here. */
export const autoRejectionOf = (kept: Kept): AutoRejection => ({
  google_update_behaviour:
    updateBehaviours.find((known) => known === kept.google_update_behaviour) ?? 'no-action',
  // In one order, so that what was taken away and chosen again is no change.
  auto_rejection_fields: autoRejectableFields.filter((field) =>
    kept.auto_rejection_fields?.includes(field),
  ),
  allow_owner_manager_auto_reject: kept.allow_owner_manager_auto_reject ?? false,
});

/** LSET-1: `forbidden` without a subscription. */
export function useSetAutoRejection(id: LocationId) {
  return useMutation({
    mutationFn: (body: AutoRejection) =>
      withLocation(id, call(locations.autoRejection, { params: { id }, body })),
    onSuccess: (answer) => locationWritten(id, answer),
  });
}

/** What a change would have done, as of now: each look asks again. */
export const rejectionBacktest = (request: AutoRejectionRequest) =>
  queryOptions({
    ...query(autoRejection.backtest, { body: request }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });

type Changes = RequestOf<typeof autoRejection.apply>['body']['changes'];

async function applyAll(changes: Changes) {
  try {
    return await call(autoRejection.apply, { body: { changes } });
  } finally {
    // Also where no answer came: it may have been done.
    for (const queryKey of [['locations'], ['autoRejection']])
      void queryClient.invalidateQueries({ queryKey });
  }
}

/** LSET-1 for many locations at once. */
export const useAddRule = () =>
  useMutation({ mutationFn: (request: AutoRejectionRequest) => applyAll([request]) });

export type Rule = Extract<AutoRejectionRequest['change'], { mode: 'add' }>;

/**
 * Only what the rule added, and only where it still is so. Answers with how many it was taken back in. No hook: the way
 * back outlives the screen that told of it.
 */
export async function takeRuleBack(
  rule: Rule,
  before: readonly AutoRejectionBefore[],
): Promise<number> {
  const { changed_count: count } = await runMutation(
    applyAll,
    before.map(({ settings, locations: ids }) => ({
      selection: { mode: 'ids', locations: ids },
      change: { ...rule, mode: 'take-back', before: autoRejectionOf(settings) },
    })),
  );
  return count;
}
