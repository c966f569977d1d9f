import type { UserId } from '@placekeeper/contracts/core/id';
import { PlanSteps, type PlanStep } from '../../../data/bulk-edit/holiday-plans.ts';
import * as z from 'zod/mini';

/** A plan outlives a reload and a look elsewhere, as long as the tab; each user has their own. */
const keyOf = (user: UserId): string => `placekeeper.holiday-plan.${user}`;

export function readPlan(user: UserId): readonly PlanStep[] {
  try {
    const stored = sessionStorage.getItem(keyOf(user));
    const plan = z.safeParse(PlanSteps, stored === null ? null : JSON.parse(stored));
    return plan.success ? plan.data : [];
  } catch {
    return [];
  }
}

export function writePlan(user: UserId, steps: readonly PlanStep[]): void {
  try {
    sessionStorage.setItem(keyOf(user), JSON.stringify(steps));
  } catch {
    // A browser that keeps nothing still has the plan on the screen.
  }
}
