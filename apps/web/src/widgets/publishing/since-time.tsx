import { useNow } from '@placekeeper/ui/hooks/use-now';
import { pageLocale } from '@placekeeper/ui/lib/locale';

/** `09:31` today, `19 Nov, 09:31` before. */
export function SinceTime({ iso }: { readonly iso: string }) {
  const now = useNow();
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return iso;
  const today = time.toDateString() === new Date(now).toDateString();
  const format = new Intl.DateTimeFormat(pageLocale(), {
    hour: '2-digit',
    minute: '2-digit',
    ...(!today && { day: 'numeric', month: 'short' }),
  });
  return <time dateTime={iso}>{format.format(time)}</time>;
}
