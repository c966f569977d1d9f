import { pageLocale } from './locale.ts';

/** Variants of English that group digits with commas. */
const groupsByCommas = /^en(-(AU|CA|GB|IE|NZ|US))?$/;

let format: Intl.NumberFormat | undefined;

/** `36`, `1,204`. Avoids `Intl` for most whole numbers, because the first formatter is slow to create. */
export function formatCount(value: number): string {
  const isWhole = Number.isSafeInteger(value);
  if (isWhole && Math.abs(value) < 1000) return String(value);
  const locale = pageLocale();
  if (isWhole && groupsByCommas.test(locale))
    return String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  format ??= new Intl.NumberFormat(locale);
  return format.format(value);
}
