import { isCalendarDate } from '@placekeeper/contracts/rules/calendar-date';
import { pageLocale } from '@placekeeper/ui/lib/locale';

/** A calendar date has no time zone: parsed as a UTC time, it would be a day early west of Greenwich. */
export function dateText(date: string): string {
  const isMonth = /^\d{4}-\d{2}$/.test(date);
  const day = isMonth ? `${date}-01` : date;
  if (!isCalendarDate(day)) return date;
  return new Intl.DateTimeFormat(pageLocale(), {
    timeZone: 'UTC',
    ...(isMonth ? { year: 'numeric', month: 'short' } : { dateStyle: 'medium' }),
  }).format(new Date(`${day}T00:00:00Z`));
}
