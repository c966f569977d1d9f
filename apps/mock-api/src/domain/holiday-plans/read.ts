import { planGrid, planRow } from '@placekeeper/contracts/bulk/holiday-plan';
import type { RequestOf, SentOf } from '@placekeeper/contracts/core/endpoint';
import type { holidayPlans } from '@placekeeper/contracts/endpoints/holiday-plans';
import type { PlanDate } from '@placekeeper/contracts/model/holiday-plan';
import { isCalendarDate } from '@placekeeper/contracts/rules/calendar-date';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { refuseInvalid } from '../errors.ts';
import { matchingLocationIds } from '../locations/list.ts';
import { pageMeta, pageWindow } from '../page.ts';
import { hoursOfLocations } from './hours-of-locations.ts';
import { planOfSteps } from './plan-of-steps.ts';

type Request = RequestOf<typeof holidayPlans.read>['body'];

/** Every location that matches, on every one of these days: what it has, what is planned, and what is missing. */
export function readHolidayPlan(
  deps: Deps,
  actor: Actor,
  { dates, steps = [], gaps: onlyGaps = false, page, ...filters }: Request,
): SentOf<typeof holidayPlans.read> {
  refuseInvalid(dateFaults(dates));
  const hours = hoursOfLocations(deps, actor);
  const plan = planOfSteps(deps, actor, steps, hours);
  const matching = matchingLocationIds(deps, actor, filters).flatMap((id) => hours.get(id) ?? []);
  const { days, shown } = planGrid(matching, dates, plan, { onlyGaps });
  const window = pageWindow(page, pageSizes.locations);
  const rows = shown.slice(window.offset, window.offset + window.size);
  return {
    days: [...days],
    rows: rows.map((own) => planRow(own, dates, plan)),
    matching: matching.length,
    planned: plan.size,
    meta: pageMeta(window, shown.length, rows.length),
  };
}

const dateFaults = (dates: readonly PlanDate[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    dates.flatMap(({ date, before }, at) =>
      isCalendarDate(date) && isCalendarDate(before)
        ? []
        : [[`dates.${at}`, ['Enter a date that exists.']]],
    ),
  );
