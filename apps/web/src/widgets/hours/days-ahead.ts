import { pageLocale } from '@placekeeper/ui/lib/locale';

/** `tomorrow` or `in 31 days`, in the user's locale. */
export const daysAhead = (today: string, date: string): string =>
  new Intl.RelativeTimeFormat(pageLocale(), { numeric: 'auto' }).format(
    Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000),
    'day',
  );
