import type { ComponentProps } from 'react';
import { useNow } from '../hooks/use-now.ts';
import { pageLocale } from '../lib/locale.ts';
import { formatAbsolute, formatRelative } from '../lib/relative-time.ts';

export type RelativeTimeProps = Omit<
  ComponentProps<'time'>,
  'children' | 'dateTime' | 'style' | 'title'
> & {
  date: Date | string | number;
  /** `narrow` is for table columns: "14m ago". */
  length?: 'long' | 'narrow' | undefined;
};

export function RelativeTime({ date, length = 'long', ...rest }: RelativeTimeProps) {
  const now = useNow();
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return null;
  const locale = pageLocale();
  const absolute = formatAbsolute(time.getTime(), locale);

  return (
    <time {...rest} dateTime={time.toISOString()} title={absolute}>
      {formatRelative(time.getTime(), now, locale, length)}
    </time>
  );
}
