import type { PlanDate } from '@placekeeper/contracts/bulk/holiday-plan';
import { addDays, isCalendarDate } from '@placekeeper/contracts/rules/calendar-date';
import { easterOf } from '@placekeeper/contracts/rules/easter';

export interface Day extends PlanDate {
  readonly name?: string;
  /** True if the day is a public holiday in some countries and a business day like any other in the rest. */
  readonly isRegional?: true;
}

const everywhere: ReadonlySet<string> = new Set([
  'Easter Sunday',
  'Christmas Eve',
  'New Year’s Eve',
]);

/** Holidays of many countries. Users add their own dates. */
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

export const yearOf = (date: string): number => Number(date.slice(0, 4));

export function comingDays(today: string): readonly Day[] {
  const year = yearOf(today);
  return [year, year + 1]
    .flatMap((one) => commonDays.map(([, of]) => of(one)))
    .filter((date) => date >= today && date < addDays(today, 365))
    .toSorted()
    .map(dayOn);
}

/** The day with its name and the corresponding day of the previous year; for Easter, that is a different date. */
export function dayOn(date: string): Day {
  const year = yearOf(date);
  const common = commonDays.find(([, of]) => of(year) === date);
  if (!common) return { date, before: yearBefore(date) };
  const [name, of] = common;
  return { date, before: of(year - 1), name, ...(!everywhere.has(name) && { isRegional: true }) };
}

function yearBefore(date: string): string {
  const same = `${yearOf(date) - 1}${date.slice(4)}`;
  // 29 February becomes 28 February, because the previous year has no 29 February.
  return isCalendarDate(same) ? same : same.replace(/29$/, '28');
}
