import type { LocationId } from '../core/id.ts';
import type { BulkChanges } from './bulk-changes.ts';
import { daysOfWeek, type OpeningPeriod, type SpecialPeriod } from '../model/opening-hours.ts';
import { addDays, isCalendarDate } from '../rules/calendar-date.ts';
import { minutesOf, specialPeriodError } from '../rules/validate-opening-hours.ts';

/** The hours of a location, the special ones by date. */
export interface PlannedHours {
  readonly id: LocationId;
  readonly name: string;
  readonly store_code: string | null;
  readonly regular: readonly OpeningPeriod[];
  readonly special: ReadonlyMap<string, readonly SpecialPeriod[]>;
}

/** By location and date; a date with a plan has at least one period. */
export type HolidayPlan = ReadonlyMap<LocationId, ReadonlyMap<string, readonly SpecialPeriod[]>>;

/** What a location is to do on one day. */
type DayPlan =
  | { readonly type: 'closed' }
  /** One that closes no later than it opens closes on the next day. */
  | { readonly type: 'open'; readonly open_time: string; readonly close_time: string }
  /** What each had on another day; nothing where it had nothing. */
  | { readonly type: 'copy'; readonly from: string }
  /** As if nothing had been planned. */
  | { readonly type: 'nothing' };

interface DatedPlan {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly plan: DayPlan;
}

/** Of two about the same cell, the later one counts. */
interface ChosenStep extends DatedPlan {
  /** Leaves locations alone that have special hours or a plan for it. */
  readonly only_gaps?: boolean | undefined;
  readonly locations: Iterable<LocationId>;
}

export interface PlanDate {
  readonly date: string;
  /** The day that it is compared with, as the Easter before. */
  readonly before: string;
}

export interface PlanDay {
  readonly date: string;
  /** Of the locations that match, those with neither special hours nor a plan for it. */
  readonly gaps: number;
  /** Of the locations that match, those with special hours on the day before it is compared with. */
  readonly before: number;
}

export interface PlanCell {
  readonly date: string;
  readonly current: readonly SpecialPeriod[];
  /** Null where nothing is planned. */
  readonly planned: readonly SpecialPeriod[] | null;
  /** What it had on the day it is compared with. */
  readonly before: readonly SpecialPeriod[];
  /** What its week says; empty where it is closed on that weekday. */
  readonly usual: readonly OpeningPeriod[];
}

export interface PlanRow {
  readonly location: Pick<PlannedHours, 'id' | 'name' | 'store_code'>;
  /** The provider takes special hours only where there are regular ones. */
  readonly has_regular_hours: boolean;
  readonly cells: readonly PlanCell[];
}

export const byDate = (
  periods: readonly SpecialPeriod[],
): ReadonlyMap<string, readonly SpecialPeriod[]> => {
  const dates = new Map<string, SpecialPeriod[]>();
  for (const period of periods) {
    const same = dates.get(period.start_date);
    if (same) same.push(period);
    else dates.set(period.start_date, [period]);
  }
  return dates;
};

/** The plan after all steps, one after the other. Locations that are gone have no part in it. */
export function planOfSteps(
  steps: Iterable<ChosenStep>,
  hours: ReadonlyMap<LocationId, PlannedHours>,
): HolidayPlan {
  const plan = new Map<LocationId, Map<string, readonly SpecialPeriod[]>>();
  for (const { locations, date, only_gaps: onlyGaps, plan: wanted } of steps) {
    for (const id of locations) {
      const own = hours.get(id);
      if (!own) continue;
      const days = plan.get(id) ?? new Map<string, readonly SpecialPeriod[]>();
      if (onlyGaps && !isGap(own, date, days)) continue;
      const periods = periodsFor(wanted, date, own);
      if (wanted.type === 'nothing') days.delete(date);
      else if (periods.length > 0) days.set(date, periods);
      if (days.size > 0) plan.set(id, days);
      else plan.delete(id);
    }
  }
  return plan;
}

const isGap = (
  { regular, special }: PlannedHours,
  date: string,
  planned: ReadonlyMap<string, unknown> | undefined,
): boolean => regular.length > 0 && !special.has(date) && !planned?.has(date);

function periodsFor(
  plan: DayPlan,
  date: string,
  { special }: PlannedHours,
): readonly SpecialPeriod[] {
  switch (plan.type) {
    case 'closed':
      return [{ start_date: date, closed: true }];
    case 'open':
      return [openPeriod(date, plan.open_time, plan.close_time)];
    case 'copy':
      return (special.get(plan.from) ?? []).map((period) => moved(period, date));
    default:
      return [];
  }
}

function openPeriod(date: string, openTime: string, closeTime: string): SpecialPeriod {
  const overnight = minutesOf(closeTime) <= minutesOf(openTime);
  return {
    start_date: date,
    ...(overnight && { end_date: addDays(date, 1) }),
    open_time: openTime,
    close_time: closeTime,
  };
}

/** One that ends after midnight does so on any day. */
const moved = ({ start_date: start, end_date: end, ...rest }: SpecialPeriod, date: string) => ({
  ...rest,
  start_date: date,
  ...(end !== undefined && { end_date: end === start ? date : addDays(date, 1) }),
});

/** Why a step cannot be carried out; null when it can. */
export function stepError({ date, plan }: DatedPlan): string | null {
  if (!isCalendarDate(date)) return 'Enter a valid date.';
  return plan.type === 'open'
    ? specialPeriodError(openPeriod(date, plan.open_time, plan.close_time))
    : null;
}

/** What each location is to get: the way of every bulk edit. */
export const changesOfPlan = (plan: HolidayPlan): ReadonlyMap<LocationId, BulkChanges> =>
  new Map(
    [...plan].map(([id, days]) => [id, { special_periods: { add: [...days.values()].flat() } }]),
  );

interface PlanGrid {
  readonly days: readonly PlanDay[];
  /** Those to show: all that match, or those with a gap. */
  readonly shown: readonly PlannedHours[];
}

export function planGrid(
  matching: readonly PlannedHours[],
  dates: readonly PlanDate[],
  plan: HolidayPlan,
  { onlyGaps }: { readonly onlyGaps: boolean },
): PlanGrid {
  const hasGap = (own: PlannedHours, date: string) => isGap(own, date, plan.get(own.id));
  return {
    days: dates.map(({ date, before }) => ({
      date,
      gaps: matching.filter((own) => hasGap(own, date)).length,
      before: matching.filter(({ special }) => special.has(before)).length,
    })),
    shown: onlyGaps
      ? matching.filter((own) => dates.some(({ date }) => hasGap(own, date)))
      : matching,
  };
}

export const planRow = (
  own: PlannedHours,
  dates: readonly PlanDate[],
  plan: HolidayPlan,
): PlanRow => ({
  location: { id: own.id, name: own.name, store_code: own.store_code },
  has_regular_hours: own.regular.length > 0,
  cells: dates.map((day) => cellOf(own, day, plan)),
});

function cellOf(own: PlannedHours, { date, before }: PlanDate, plan: HolidayPlan): PlanCell {
  // Weeks begin on Monday, those of a Date on Sunday.
  const weekday = daysOfWeek[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7];
  return {
    date,
    current: own.special.get(date) ?? [],
    planned: plan.get(own.id)?.get(date) ?? null,
    before: own.special.get(before) ?? [],
    usual: own.regular.filter(({ open_day: day }) => day === weekday),
  };
}
