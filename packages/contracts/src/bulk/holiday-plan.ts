import type { LocationId } from '../core/id.ts';
import type { BulkChanges } from './bulk-changes.ts';
import { sameValue } from '../core/same-value.ts';
import { daysOfWeek, type OpeningPeriod, type SpecialPeriod } from '../model/opening-hours.ts';
import { plainSpecials } from '../profile/hours-wire.ts';
import { addDays, isCalendarDate } from '../rules/calendar-date.ts';
import { minutesOf, specialPeriodError, specialsOverlap } from '../rules/validate-opening-hours.ts';

export interface PlannedHours {
  readonly id: LocationId;
  readonly name: string;
  readonly store_code: string | null;
  /** ISO 3166; null if unknown. */
  readonly country: string | null;
  readonly regular: readonly OpeningPeriod[];
  /** The special hours by start date. */
  readonly special: ReadonlyMap<string, readonly SpecialPeriod[]>;
}

/** Planned periods by location, then by date. A planned date has at least one period, and other hours now. */
export type HolidayPlan = ReadonlyMap<LocationId, ReadonlyMap<string, readonly SpecialPeriod[]>>;

/** A closing time that is not after the opening time is on the next day. */
interface OpenTimes {
  readonly open_time: string;
  readonly close_time: string;
}

interface OpenPlan extends OpenTimes {
  readonly type: 'open';
  /** A second period, such as the evening of a restaurant. */
  readonly second?: OpenTimes | undefined;
}

type DayPlan =
  | { readonly type: 'closed' }
  | OpenPlan
  /** Copies the location's special hours of the date `from`. A location without any keeps its plan. */
  | { readonly type: 'copy'; readonly from: string }
  /** Removes the plan of the date. */
  | { readonly type: 'nothing' };

interface DatedPlan {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly plan: DayPlan;
}

/** A later step replaces an earlier one for the same location and date. */
interface ChosenStep extends DatedPlan {
  /** Only locations with a gap on the date: regular hours, but neither special hours nor a plan. */
  readonly only_gaps?: boolean | undefined;
  readonly locations: Iterable<LocationId>;
}

export interface PlanDate {
  readonly date: string;
  /** The day to compare with, such as last year's Easter. */
  readonly before: string;
}

export interface PlanDay {
  readonly date: string;
  /** The number of matching locations with regular hours but neither special hours nor a plan on the date. */
  readonly gaps: number;
  /** The number of matching locations with special hours on `PlanDate.before`. */
  readonly before: number;
}

/** Counts of matching locations with regular hours, by country. The key null means an unknown country. */
type ByCountry = ReadonlyMap<string | null, number>;

export interface PlanCoverage {
  readonly locations: ByCountry;
  /** Counts of locations with special hours or a plan, by date. Dates without any are absent. */
  readonly days: ReadonlyMap<string, ByCountry>;
}

export interface PlanCell {
  readonly date: string;
  readonly current: readonly SpecialPeriod[];
  readonly planned: readonly SpecialPeriod[] | null;
  /** Special hours on `PlanDate.before`. */
  readonly before: readonly SpecialPeriod[];
  /** Regular hours on the weekday of the date; empty if closed. */
  readonly usual: readonly OpeningPeriod[];
}

export interface PlanRow {
  readonly location: Pick<PlannedHours, 'id' | 'name' | 'store_code'>;
  /** The provider refuses special hours for a location without regular hours. */
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
      if (wanted.type === 'nothing' || isCurrent(own, date, periods)) days.delete(date);
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

const isCurrent = (
  { special }: PlannedHours,
  date: string,
  periods: readonly SpecialPeriod[],
): boolean =>
  periods.length > 0 && sameValue(plainSpecials(periods), plainSpecials(special.get(date) ?? []));

function periodsFor(
  plan: DayPlan,
  date: string,
  { special }: PlannedHours,
): readonly SpecialPeriod[] {
  switch (plan.type) {
    case 'closed':
      return [{ start_date: date, closed: true }];
    case 'open':
      return openPeriods(date, plan);
    case 'copy':
      return (special.get(plan.from) ?? []).map((period) => movedTo(period, date));
    default:
      return [];
  }
}

const openPeriods = (date: string, { second, ...first }: OpenPlan): readonly SpecialPeriod[] =>
  [first, ...(second ? [second] : [])].map(({ open_time, close_time }) =>
    openPeriod(date, open_time, close_time),
  );

function openPeriod(date: string, openTime: string, closeTime: string): SpecialPeriod {
  const overnight = minutesOf(closeTime) <= minutesOf(openTime);
  return {
    start_date: date,
    ...(overnight && { end_date: addDays(date, 1) }),
    open_time: openTime,
    close_time: closeTime,
  };
}

/** A copied period that ends after midnight ends on the day after its new date. */
const movedTo = ({ start_date: start, end_date: end, ...rest }: SpecialPeriod, date: string) => ({
  ...rest,
  start_date: date,
  ...(end !== undefined && { end_date: end === start ? date : addDays(date, 1) }),
});

export function stepError({ date, plan }: DatedPlan): string | null {
  if (!isCalendarDate(date)) return 'Enter a valid date.';
  if (plan.type !== 'open') return null;
  const [first, second] = openPeriods(date, plan);
  const error = [first, second]
    .map((period) => period && specialPeriodError(period))
    .find((found) => found);
  if (error) return error;
  return first && second && specialsOverlap(first, second) ? 'These hours overlap.' : null;
}

export const changesOfPlan = (plan: HolidayPlan): ReadonlyMap<LocationId, BulkChanges> =>
  new Map(
    [...plan].map(([id, days]) => [id, { special_periods: { add: [...days.values()].flat() } }]),
  );

interface PlanGrid {
  readonly days: readonly PlanDay[];
  readonly shown: readonly PlannedHours[];
}

export interface GridDate extends PlanDate {
  /** The countries in which missing hours are gaps; absent if they are gaps everywhere. */
  readonly countries?: readonly string[];
}

const isWithin = ({ country }: PlannedHours, { countries }: GridDate): boolean =>
  !countries || (country !== null && countries.includes(country));

export function planGrid(
  matching: readonly PlannedHours[],
  dates: readonly GridDate[],
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
      ? // Planned hours don't hide a location, because the user would lose the place and not see the plan.
        matching.filter((own) =>
          dates.some((day) => isWithin(own, day) && isGap(own, day.date, undefined)),
        )
      : matching,
  };
}

export function coverageOf(matching: readonly PlannedHours[], plan: HolidayPlan): PlanCoverage {
  const locations = new Map<string | null, number>();
  const days = new Map<string, Map<string | null, number>>();
  const countIn = (counts: Map<string | null, number>, country: string | null) =>
    counts.set(country, (counts.get(country) ?? 0) + 1);
  for (const { id, country, regular, special } of matching) {
    if (regular.length === 0) continue;
    countIn(locations, country);
    for (const date of new Set([...special.keys(), ...(plan.get(id)?.keys() ?? [])])) {
      const counts = days.get(date) ?? new Map<string | null, number>();
      days.set(date, countIn(counts, country));
    }
  }
  return { locations, days };
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
  // `daysOfWeek` begins on Monday, `getUTCDay` on Sunday.
  const weekday = daysOfWeek[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7];
  return {
    date,
    current: own.special.get(date) ?? [],
    planned: plan.get(own.id)?.get(date) ?? null,
    before: own.special.get(before) ?? [],
    usual: own.regular.filter(({ open_day: day }) => day === weekday),
  };
}
