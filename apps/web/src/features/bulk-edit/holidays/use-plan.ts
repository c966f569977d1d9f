import { type PlanStep, PlanSteps } from '../../../data/bulk-edit/holiday-plans.ts';
import { useState } from 'react';
import { useCurrentUser } from '../../../data/current-user/queries.ts';
import { plannedDates, withoutDay, withStep } from './day-brush.ts';
import type { UserId } from '@placekeeper/contracts/core/id';
import { readJson, writeJson } from '../../../lib/browser/web-storage.ts';
import * as z from 'zod/mini';

/** The plan survives a reload and navigation within the tab; each user of the browser has a separate plan. */
const keyOf = (user: UserId): string => `placekeeper.holiday-plan.${user}`;

function readPlan(user: UserId): readonly PlanStep[] {
  const plan = z.safeParse(PlanSteps, readJson('sessionStorage', keyOf(user)));
  return plan.success ? plan.data : [];
}

function writePlan(user: UserId, steps: readonly PlanStep[]): void {
  writeJson('sessionStorage', keyOf(user), steps);
}

/** The plan is a list of steps, so that the last step can be undone. */
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
    leaveOut: (...dates: readonly string[]): void => keep(dates.reduce(withoutDay, steps)),
    takeBack: (): void => keep(steps.slice(0, -1)),
    clear: (): void => keep([]),
  };
}

export type HolidayPlanDraft = ReturnType<typeof usePlan>;
