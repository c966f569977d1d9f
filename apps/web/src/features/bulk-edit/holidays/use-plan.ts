import type { PlanStep } from '../../../data/bulk-edit/holiday-plans.ts';
import { useState } from 'react';
import { useCurrentUser } from '../../../data/current-user/queries.ts';
import { plannedDates, withoutDay, withStep } from './day-brush.ts';
import { readPlan, writePlan } from './plan-storage.ts';

/** What is planned so far, step by step, so that the last one can be taken back. */
export function usePlan() {
  const { id } = useCurrentUser();
  const [steps, setSteps] = useState(() => readPlan(id));
  const keep = (next: readonly PlanStep[]) => {
    writePlan(id, next);
    setSteps(next);
  };
  return {
    steps,
    dates: plannedDates(steps),
    add: (...added: readonly PlanStep[]): void => keep(added.reduce(withStep, steps)),
    leaveOut: (date: string): void => keep(withoutDay(steps, date)),
    takeBack: (): void => keep(steps.slice(0, -1)),
    clear: (): void => keep([]),
  };
}

export type HolidayPlanDraft = ReturnType<typeof usePlan>;
