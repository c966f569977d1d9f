import { pageLocale } from './locale.ts';

/** The common variants of English, which group whole numbers by commas. */
const groupsByCommas = /^en(-(AU|CA|GB|IE|NZ|US))?$/;

const formats = new Map<string, Intl.NumberFormat>();

/** `36`, `1,204`. Formats whole numbers without `Intl` where it can, because the first formatter is slow to create. */
export function formatCount(value: number, locale = pageLocale()): string {
  if (Number.isSafeInteger(value)) {
    if (Math.abs(value) < 1000) return String(value);
    if (groupsByCommas.test(locale)) return String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  }
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format.format(value);
}
