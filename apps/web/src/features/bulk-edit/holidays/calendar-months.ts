import { addDays, datesBetween } from '@placekeeper/contracts/rules/calendar-date';

export interface CalendarMonth {
  /** `2026-12` */
  readonly month: string;
  /** Weeks from Monday to Sunday; null outside the month. */
  readonly weeks: readonly (readonly (string | null)[])[];
}

const monthOf = (date: string): string => date.slice(0, 7);

function calendarMonth(month: string): CalendarMonth {
  const first = `${month}-01`;
  const blanks = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = addDays(first, -blanks);
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => {
      const date = addDays(monday, week * 7 + day);
      return monthOf(date) === month ? date : null;
    }),
  );
  return { month, weeks: weeks.filter((week) => week.some((date) => date !== null)) };
}

export function yearFrom(date: string): readonly CalendarMonth[] {
  const months: CalendarMonth[] = [];
  for (let first = `${monthOf(date)}-01`; months.length < 12;) {
    months.push(calendarMonth(monthOf(first)));
    first = `${monthOf(addDays(first, 31))}-01`;
  }
  return months;
}

export const datesOfRange = (one: string, other: string): readonly string[] =>
  one < other ? datesBetween(one, other) : datesBetween(other, one);
