import type { ComponentProps } from 'react';
import { useNow } from '../hooks/use-now.ts';
import { pageLocale } from '../lib/locale.ts';
import { formatAbsolute, formatRelative } from '../lib/relative-time.ts';
import { tooltipAttributes } from '../lib/tooltip-attributes.ts';

export type RelativeTimeProps = Omit<ComponentProps<'time'>, 'children' | 'dateTime' | 'title'> & {
  date: Date | string | number;
  style?: never;
  /** `narrow` is for table columns: "14m ago". */
  length?: 'long' | 'narrow' | undefined;
  locale?: string | undefined;
  /** Adds a tab stop that shows the date. Omit it in long lists. */
  focusable?: boolean | undefined;
};

export function RelativeTime({
  date,
  length = 'long',
  locale = pageLocale(),
  focusable = false,
  ...rest
}: RelativeTimeProps) {
  const now = useNow();
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return null;
  const absolute = formatAbsolute(time.getTime(), locale);
  // Keyboard users get a tooltip, because only pointers show the `title`.
  const focus = focusable && {
    tabIndex: 0,
    ...tooltipAttributes({ content: absolute, opens: 'on-focus' }),
  };

  return (
    <time {...rest} {...focus} dateTime={time.toISOString()} title={absolute}>
      {formatRelative(time.getTime(), now, locale, length)}
    </time>
  );
}
