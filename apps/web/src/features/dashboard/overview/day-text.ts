import { memoize } from '../../../lib/memoize.ts';
import { pageLocale } from '@placekeeper/ui/lib/locale';

const month = memoize(
  () => new Intl.DateTimeFormat(pageLocale(), { month: 'short', timeZone: 'UTC' }),
);
const day = memoize(
  () =>
    new Intl.DateTimeFormat(pageLocale(), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }),
);

const timeOf = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** `Nov`, of a calendar date. */
export const monthText = (date: string): string => month().format(timeOf(date));
/** `Mon 23 Nov`, of a calendar date. */
export const dayText = (date: string): string => day().format(timeOf(date));
