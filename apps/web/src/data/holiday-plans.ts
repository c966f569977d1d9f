import type { RequestOf } from '@placekeeper/contracts/core/endpoint';
import { holidayPlans } from '@placekeeper/contracts/endpoints/holiday-plans';
import type { PlanStep } from '@placekeeper/contracts/model/holiday-plan';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from './client.ts';
import { query } from './query.ts';

export const holidayPlanQueries = {
  /** The platform lays the plan over what is there: who matches a step, it alone knows. */
  read: (body: RequestOf<typeof holidayPlans.read>['body']) =>
    queryOptions({
      ...query(holidayPlans.read, { body }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
};

/** The plan is kept as the draft of a bulk edit; nothing else. */
export function useCreateHolidayPlan() {
  return useMutation({
    mutationFn: (steps: readonly PlanStep[]) =>
      call(holidayPlans.create, { body: { steps: [...steps] } }),
  });
}
