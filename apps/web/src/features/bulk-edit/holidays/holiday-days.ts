import { formatWeekday } from '../../../lib/text/format.ts';
import { isCalendarDate } from '@placekeeper/contracts/rules/calendar-date';
import { comingDays, dayOn, yearOf, type Day } from '../../../widgets/hours/common-holidays.ts';

export const mostDays = 20;
const shownAtFirst = 6;

/** Reads `2026-12-24.2026-12-25`; without dates, the next common holidays. Always includes planned days. */
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

/** Adds the year to a name if two of the days have the same name. */
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
