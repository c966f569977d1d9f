import type { RequestOf, SentOf } from '@placekeeper/contracts/core/endpoint';
import type { holidayPlans } from '@placekeeper/contracts/endpoints/holiday-plans';
import type { PlanCell, PlanDate } from '@placekeeper/contracts/model/holiday-plan';
import { daysOfWeek } from '@placekeeper/contracts/model/opening-hours';
import { isCalendarDate } from '@placekeeper/contracts/rules/calendar-date';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import type { Deps } from '../../deps.ts';
import { periodToWire, specialToWire } from '@placekeeper/contracts/profile/hours-wire';
import type { Actor } from '../actor.ts';
import { refuseInvalid } from '../errors.ts';
import { matchingLocationIds } from '../locations/list.ts';
import { pageMeta, pageWindow } from '../page.ts';
import { hoursOfLocations, type Hours } from './hours-of-locations.ts';
import { planOfSteps, type Plan } from './plan-of-steps.ts';

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
  const isGap = (own: Hours, date: string) =>
    own.regular.length > 0 && !own.special.has(date) && !plan.get(own.id)?.has(date);
  const shown = onlyGaps
    ? matching.filter((own) => dates.some(({ date }) => isGap(own, date)))
    : matching;
  const window = pageWindow(page, pageSizes.locations);
  const rows = shown.slice(window.offset, window.offset + window.size);
  return {
    days: dates.map(({ date, before }) => ({
      date,
      gaps: matching.filter((own) => isGap(own, date)).length,
      before: matching.filter((own) => own.special.has(before)).length,
    })),
    rows: rows.map((own) => ({
      location: { id: own.id, name: own.name, store_code: own.storeCode },
      has_regular_hours: own.regular.length > 0,
      cells: dates.map((day) => cellOf(own, day, plan)),
    })),
    matching: matching.length,
    planned: plan.size,
    meta: pageMeta(window, shown.length, rows.length),
  };
}

function cellOf(own: Hours, { date, before }: PlanDate, plan: Plan): PlanCell {
  // Weeks begin on Monday, those of a Date on Sunday.
  const weekday = daysOfWeek[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7];
  return {
    date,
    current: (own.special.get(date) ?? []).map(specialToWire),
    planned: plan.get(own.id)?.get(date)?.map(specialToWire) ?? null,
    before: (own.special.get(before) ?? []).map(specialToWire),
    usual: own.regular.filter(({ openDay }) => openDay === weekday).map(periodToWire),
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
