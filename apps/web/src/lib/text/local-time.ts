import { pageLocale } from '@placekeeper/ui/lib/locale';
import { memoize } from '../memoize.ts';

const format = memoize(
  () =>
    new Intl.DateTimeFormat(pageLocale(), {
      hour: usesTwelveHours() ? 'numeric' : '2-digit',
      minute: '2-digit',
      timeZone: 'UTC',
    }),
);

/** `17:00` or `5:00 PM`, depending on the locale. With 24-hour times, the end of a day is `24:00`. */
export function localTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return usesTwelveHours() || hours < 24
    ? format().format(Date.UTC(2000, 0, 1, hours, minutes))
    : time;
}

export const usesTwelveHours = memoize(
  () =>
    new Intl.DateTimeFormat(pageLocale(), { hour: 'numeric' }).resolvedOptions().hour12 === true,
);
