import { addDays, isCalendarDate } from '@placekeeper/contracts/rules/calendar-date';

/** The maximum number of dates in a period, because each date is stored as a special day of its own. */
export const mostDays = 62;

/** All dates from `first` to `last`, including both; null for an invalid period or more than `mostDays` dates. */
export function datesBetween(first: string, last: string): readonly string[] | null {
  if (!isCalendarDate(first) || !isCalendarDate(last) || last < first) return null;
  const dates: string[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    if (dates.length === mostDays) return null;
    dates.push(date);
  }
  return dates;
}
