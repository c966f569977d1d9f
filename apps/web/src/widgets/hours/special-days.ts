import type { OpeningHours, SpecialPeriod } from '@placekeeper/contracts/model/opening-hours';
import { addDays, isCalendarDate } from '@placekeeper/contracts/rules/calendar-date';
import { closedDay, dayTimes, type DayHours, type PeriodText, type Times } from './period-text.ts';
import type { PlacedPeriod } from './week-hours.ts';

export interface SpecialDay extends DayHours {
  readonly date: string;
}

/** The platform sends an entry per period; the editor needs a day per date. */
export function specialDaysOf(hours: OpeningHours | null | undefined): readonly SpecialDay[] {
  const days = new Map<string, DayHours>();
  for (const period of hours?.special_periods ?? []) {
    days.set(period.start_date, withEntry(days.get(period.start_date), period));
  }
  return [...days]
    .map(([date, day]) => ({ date, ...day }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

function withEntry(
  day: DayHours | undefined,
  { closed, open_time, close_time }: SpecialPeriod,
): DayHours {
  if (closed) return closedDay;
  if (open_time === '00:00' && close_time === '24:00') return { mode: 'all-day', periods: [] };
  const period: PeriodText = { open: open_time ?? '', close: close_time ?? '' };
  return { mode: 'hours', periods: [...(day?.periods ?? []), period] };
}

export function specialPeriods(
  days: readonly SpecialDay[],
): readonly PlacedPeriod<SpecialPeriod>[] {
  return days.flatMap((day, at) => {
    if (day.mode === 'closed')
      return [{ place: `${at}.0`, period: { start_date: day.date, closed: true } }];
    return dayTimes(day).map(({ times, index }) => ({
      place: `${at}.${index}` as const,
      period: specialPeriod(day.date, times),
    }));
  });
}

const specialPeriod = (date: string, { open, close, closesNextDay }: Times): SpecialPeriod => ({
  start_date: date,
  ...(closesNextDay && isCalendarDate(date) && { end_date: addDays(date, 1) }),
  open_time: open,
  close_time: close,
});

/** The key of an error that belongs to the date instead of a period. */
export const datePlace = (day: string | number): string => `${day}.date`;

/** The error of a typed date such as 30 February, which the browser reports as a bad input without a value. */
export const noSuchDate = 'This date doesn’t exist.';
