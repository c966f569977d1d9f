import { pageLocale } from '@placekeeper/ui/lib/locale';

/** `09:31` today, `19 Nov, 09:31` on another day. */
export function timeText(time: Date, now: number): string {
  const isToday = time.toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(pageLocale(), {
    hour: '2-digit',
    minute: '2-digit',
    ...(!isToday && { day: 'numeric', month: 'short' }),
  }).format(time);
}
