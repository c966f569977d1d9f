import { addDays, isCalendarDate } from '@placekeeper/contracts/rules/calendar-date';

/** Each date of a period is stored as a special day of its own. */
export const mostDays = 62;

/** Both ends are included; null if the order is wrong or there are more than `mostDays`. */
export function datesBetween(first: string, last: string): readonly string[] | null {
  if (!isCalendarDate(first) || !isCalendarDate(last) || last < first) return null;
  const dates: string[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    if (dates.length === mostDays) return null;
    dates.push(date);
  }
  return dates;
}
