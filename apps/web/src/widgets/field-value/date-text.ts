import { isCalendarDate } from '@placekeeper/contracts/rules/calendar-date';
import { pageLocale } from '@placekeeper/ui/lib/locale';

const utc = { dateStyle: 'medium', timeZone: 'UTC' } as const;

/** A day of the calendar has no time zone: west of Greenwich, reading it as a moment would show the day before. */
export const dateText = (date: string): string =>
  isCalendarDate(date)
    ? new Intl.DateTimeFormat(pageLocale(), utc).format(new Date(`${date}T00:00:00Z`))
    : date;
