import { formatWeekday } from '../../../lib/text/format.ts';
import type { PlanDate } from '@placekeeper/contracts/bulk/holiday-plan';
import { addDays, isCalendarDate } from '@placekeeper/contracts/rules/calendar-date';
import { easterOf } from '@placekeeper/contracts/rules/easter';

export interface Day extends PlanDate {
  /** Absent for custom dates. */
  readonly name?: string;
}

/** Holidays of many countries; customers add national ones themselves. */
const commonDays: readonly (readonly [name: string, of: (year: number) => string])[] = [
  ['New Year’s Day', (year) => `${year}-01-01`],
  ['Good Friday', (year) => addDays(easterOf(year), -2)],
  ['Easter Sunday', easterOf],
  ['Easter Monday', (year) => addDays(easterOf(year), 1)],
  ['Christmas Eve', (year) => `${year}-12-24`],
  ['Christmas Day', (year) => `${year}-12-25`],
  ['Boxing Day', (year) => `${year}-12-26`],
  ['New Year’s Eve', (year) => `${year}-12-31`],
];

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** Common holidays of the next twelve months. */
export function comingDays(today: string): readonly Day[] {
  const year = yearOf(today);
  return [year, year + 1]
    .flatMap((one) => commonDays.map(([, of]) => of(one)))
    .filter((date) => date >= today && date < addDays(today, 365))
    .toSorted()
    .map(dayOn);
}

/** The day with its name and its previous year's date: Easter is compared with Easter. */
export function dayOn(date: string): Day {
  const year = yearOf(date);
  const common = commonDays.find(([, of]) => of(year) === date);
  if (!common) return { date, before: yearBefore(date) };
  const [name, of] = common;
  return { date, before: of(year - 1), name };
}

function yearBefore(date: string): string {
  const same = `${yearOf(date) - 1}${date.slice(4)}`;
  // The previous year has no 29 February.
  return isCalendarDate(same) ? same : same.replace(/29$/, '28');
}

export const mostDays = 20;
const shownAtFirst = 6;

/** Reads `2026-12-24.2026-12-25`; by default the next common holidays. Planned days are always included. */
export function daysOf(
  text: string | undefined,
  today: string,
  planned: readonly string[] = [],
): readonly Day[] {
  const named = [...new Set((text ?? '').split('.').filter(isCalendarDate))].toSorted();
  const coming = comingDays(today).slice(0, shownAtFirst);
  const chosen = named.length > 0 ? named : coming.map(({ date }) => date);
  return [...new Set([...planned, ...chosen])].slice(0, mostDays).toSorted().map(dayOn);
}

/** Adds the year where two days have the same name. */
export function dayNames(days: readonly Day[]): (day: Day) => string {
  const dates = Map.groupBy(days, ({ name }) => name);
  return ({ date, name }) => {
    if (name === undefined) return formatWeekday(date);
    return (dates.get(name)?.length ?? 0) > 1 ? `${name} ${yearOf(date)}` : name;
  };
}

export const writeDays = (days: readonly Pick<Day, 'date'>[]): string =>
  days
    .map(({ date }) => date)
    .toSorted()
    .join('.');
