import { pageLocale } from './locale.ts';

let format: Intl.NumberFormat | undefined;

/** `36`, `1,204`. Small numbers need no separators, and so no formatter, which is slow to create. */
export function formatCount(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
  format ??= new Intl.NumberFormat(pageLocale());
  return format.format(value);
}
