import { addDays, isCalendarDate } from '@placekeeper/contracts/rules/calendar-date';

/** A special day is stored per date, so a longer period is many of them. */
export const mostDays = 62;

/** All dates from one to another; null if the order is wrong or there are too many. */
export function datesBetween(first: string, last: string): readonly string[] | null {
  if (!isCalendarDate(first) || !isCalendarDate(last) || last < first) return null;
  const dates: string[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    if (dates.length === mostDays) return null;
    dates.push(date);
  }
  return dates;
}
