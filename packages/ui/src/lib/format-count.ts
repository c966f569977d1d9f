import { pageLocale } from './locale.ts';

let format: Intl.NumberFormat | undefined;

/** `36`, `1,204`. A small number has no separators, and needs no formatter, which takes long to make. */
export function formatCount(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
  format ??= new Intl.NumberFormat(pageLocale());
  return format.format(value);
}
