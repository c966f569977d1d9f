import type { UserId } from '@placekeeper/contracts/core/id';
import { PlanSteps, type PlanStep } from '../../../data/bulk-edit/holiday-plans.ts';
import { readJson, writeJson } from '../../../lib/browser/web-storage.ts';
import * as z from 'zod/mini';

/** A plan outlives a reload and a look elsewhere, as long as the tab; each user has their own. */
const keyOf = (user: UserId): string => `placekeeper.holiday-plan.${user}`;

export function readPlan(user: UserId): readonly PlanStep[] {
  const plan = z.safeParse(PlanSteps, readJson('sessionStorage', keyOf(user)));
  return plan.success ? plan.data : [];
}

export function writePlan(user: UserId, steps: readonly PlanStep[]): void {
  writeJson('sessionStorage', keyOf(user), steps);
}
