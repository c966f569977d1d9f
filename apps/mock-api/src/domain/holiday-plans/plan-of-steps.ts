import type { LocationId } from '@placekeeper/contracts/core/id';
import type { LocationSelection } from '@placekeeper/contracts/model/bulk-edit';
import type { PlanStep } from '@placekeeper/contracts/model/holiday-plan';
import { addDays, isCalendarDate } from '@placekeeper/contracts/rules/calendar-date';
import { minutesOf, specialFault } from '@placekeeper/contracts/rules/validate-opening-hours';
import type { Deps } from '../../deps.ts';
import { specialToWire } from '@placekeeper/contracts/profile/hours-wire';
import type { SpecialHourPeriod } from '@placekeeper/contracts/profile/profile';
import type { Actor } from '../actor.ts';
import { refuseInvalid } from '../errors.ts';
import { matchingLocationIds } from '../locations/list.ts';
import type { Hours } from './hours-of-locations.ts';

/** By location and date; a date with a plan has at least one period. */
export type Plan = ReadonlyMap<LocationId, ReadonlyMap<string, readonly SpecialHourPeriod[]>>;

type HoursById = ReadonlyMap<LocationId, Hours>;

/** What the steps come to, one after the other. Locations that are gone, or somebody else's, have no part in it. */
export function planOfSteps(
  deps: Deps,
  actor: Actor,
  steps: readonly PlanStep[],
  hours: HoursById,
): Plan {
  refuseInvalid(faultsOf(steps));
  const plan = new Map<LocationId, Map<string, readonly SpecialHourPeriod[]>>();
  for (const { selection, date, only_gaps: onlyGaps, plan: wanted } of steps) {
    for (const id of chosen(deps, actor, selection)) {
      const own = hours.get(id);
      if (!own) continue;
      const days = plan.get(id) ?? new Map<string, readonly SpecialHourPeriod[]>();
      if (onlyGaps && (own.regular.length === 0 || own.special.has(date) || days.has(date)))
        continue;
      const periods = periodsFor(wanted, date, own);
      if (wanted.type === 'nothing') days.delete(date);
      else if (periods.length > 0) days.set(date, periods);
      if (days.size > 0) plan.set(id, days);
      else plan.delete(id);
    }
  }
  return plan;
}

function chosen(deps: Deps, actor: Actor, selection: LocationSelection): readonly LocationId[] {
  if (selection.mode === 'ids') return selection.locations;
  const { mode: _, ...filters } = selection;
  return matchingLocationIds(deps, actor, filters);
}

function periodsFor(
  plan: PlanStep['plan'],
  date: string,
  { special }: Hours,
): readonly SpecialHourPeriod[] {
  switch (plan.type) {
    case 'closed':
      return [{ startDate: date, closed: true }];
    case 'open':
      return [openPeriod(date, plan.open_time, plan.close_time)];
    case 'copy':
      return (special.get(plan.from) ?? []).map((period) => moved(period, date));
    default:
      return [];
  }
}

function openPeriod(date: string, openTime: string, closeTime: string): SpecialHourPeriod {
  const overnight = minutesOf(closeTime) <= minutesOf(openTime);
  return { startDate: date, ...(overnight && { endDate: addDays(date, 1) }), openTime, closeTime };
}

/** One that ends after midnight does so on any day. */
const moved = ({ startDate, endDate, ...rest }: SpecialHourPeriod, date: string) => ({
  ...rest,
  startDate: date,
  ...(endDate !== undefined && { endDate: endDate === startDate ? date : addDays(date, 1) }),
});

function faultsOf(steps: readonly PlanStep[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    steps.flatMap(({ date, plan }, at) => {
      const fault = isCalendarDate(date) ? planFault(date, plan) : 'Enter a date that exists.';
      return fault === null ? [] : [[`steps.${at}.plan`, [fault]]];
    }),
  );
}

function planFault(date: string, plan: PlanStep['plan']): string | null {
  if (plan.type !== 'open') return null;
  return specialFault(specialToWire(openPeriod(date, plan.open_time, plan.close_time)));
}
