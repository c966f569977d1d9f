import { changesOfPlan } from '@placekeeper/contracts/bulk/holiday-plan';
import type { PlanStep } from '@placekeeper/contracts/model/holiday-plan';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { keepDraft } from '../bulk-edit-imports/keep-draft.ts';
import type { BulkEditView } from '../bulk-edits/list.ts';
import { hoursOfLocations } from './hours-of-locations.ts';
import { planOfSteps } from './plan-of-steps.ts';

/** BULK-1: a plan goes the way of every bulk edit: a preview, a run, a history and an undo. */
export function createHolidayPlan(
  deps: Deps,
  actor: Actor,
  steps: readonly PlanStep[],
): BulkEditView {
  const plan = planOfSteps(deps, actor, steps, hoursOfLocations(deps, actor));
  const changes = changesOfPlan(plan);
  return keepDraft(deps, actor, {
    name: 'Holiday plan',
    changes,
    reportOf: (differing) => ({
      rows: changes.size,
      unchanged: changes.size - differing,
      faulty: 0,
      errors: [],
      error_total: 0,
      unknown_columns: [],
    }),
  });
}
