import { PlanStep } from '../../../data/bulk-edit/holiday-plans.ts';
import { useState } from 'react';
import { useCurrentUser } from '../../../data/current-user/queries.ts';
import { plannedDates, withoutDay } from './day-brush.ts';
import type { UserId } from '@placekeeper/contracts/core/id';
import { readJson, writeJson } from '../../../lib/browser/web-storage.ts';
import * as z from '@placekeeper/contracts/core/zod';
import { safeParse } from '@placekeeper/contracts/core/validate';

/** The plan survives a reload and navigation within the tab; each user of the browser has a separate plan. */
const keyOf = (user: UserId): string => `placekeeper.holiday-plan.${user}`;

const Actions = z.array(z.array(PlanStep));
type Actions = z.infer<typeof Actions>;

function readPlan(user: UserId): Actions {
  const plan = safeParse(Actions, readJson('sessionStorage', keyOf(user)));
  return plan.success ? plan.data : [];
}

/** The plan keeps the steps of each action together, so that the last action can be undone. */
export function usePlan() {
  const { id } = useCurrentUser();
  const [actions, setActions] = useState(() => readPlan(id));
  const steps = actions.flat();
  const keep = (next: Actions) => {
    writeJson('sessionStorage', keyOf(id), next);
    setActions(next);
  };
  return {
    steps,
    dates: plannedDates(steps),
    add: (...added: readonly PlanStep[]): void => keep([...actions, [...added]]),
    leaveOut: (...dates: readonly string[]): void => {
      const removed = dates.reduce(withoutDay, steps).slice(steps.length);
      if (removed.length > 0) keep([...actions, removed]);
    },
    takeBack: (): void => keep(actions.slice(0, -1)),
    clear: (): void => keep([]),
  };
}

export type HolidayPlanDraft = ReturnType<typeof usePlan>;
