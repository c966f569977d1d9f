import {
  planOfSteps as planSteps,
  stepFault,
  type HolidayPlan,
  type PlannedHours,
} from '@placekeeper/contracts/bulk/holiday-plan';
import type { LocationId } from '@placekeeper/contracts/core/id';
import type { LocationSelection } from '@placekeeper/contracts/model/bulk-edit';
import type { PlanStep } from '@placekeeper/contracts/model/holiday-plan';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { refuseInvalid } from '../errors.ts';
import { matchingLocationIds } from '../locations/list.ts';

/** The plan after all steps. Locations of somebody else have no part in it. */
export function planOfSteps(
  deps: Deps,
  actor: Actor,
  steps: readonly PlanStep[],
  hours: ReadonlyMap<LocationId, PlannedHours>,
): HolidayPlan {
  refuseInvalid(
    Object.fromEntries(
      steps.flatMap((step, at) => {
        const fault = stepFault(step);
        return fault === null ? [] : [[`steps.${at}.plan`, [fault]]];
      }),
    ),
  );
  const chosen = steps.map(({ selection, ...step }) => ({
    ...step,
    locations: idsOf(deps, actor, selection),
  }));
  return planSteps(chosen, hours);
}

function idsOf(deps: Deps, actor: Actor, selection: LocationSelection): readonly LocationId[] {
  if (selection.mode === 'ids') return selection.locations;
  const { mode: _, ...filters } = selection;
  return matchingLocationIds(deps, actor, filters);
}
