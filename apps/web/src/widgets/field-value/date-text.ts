import { isCalendarDate } from '@placekeeper/contracts/rules/calendar-date';
import { pageLocale } from '@placekeeper/ui/lib/locale';

/** A day of the calendar has no time zone: west of Greenwich, reading it as a moment would show the day before. */
export function dateText(date: string): string {
  const isMonth = /^\d{4}-\d{2}$/.test(date);
  const day = isMonth ? `${date}-01` : date;
  if (!isCalendarDate(day)) return date;
  return new Intl.DateTimeFormat(pageLocale(), {
    timeZone: 'UTC',
    ...(isMonth ? { year: 'numeric', month: 'short' } : { dateStyle: 'medium' }),
  }).format(new Date(`${day}T00:00:00Z`));
}
