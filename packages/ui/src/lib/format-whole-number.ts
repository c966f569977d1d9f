import { pageLocale } from './locale.ts';

/** Variants of English that group digits with commas. */
const groupsByCommas = /^en(-(AU|CA|GB|IE|NZ|US))?$/;

function grouped(value: number): string {
  const digits = String(Math.abs(value));
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3)
    groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return `${value < 0 ? '-' : ''}${groups.join(',')}`;
}

let format: Intl.NumberFormat | undefined;

/** `36`, `1,204`. Avoids `Intl` for most whole numbers, because the first formatter is slow to create. */
export function formatWholeNumber(value: number): string {
  const isWhole = Number.isSafeInteger(value);
  if (isWhole && Math.abs(value) < 1000) return String(value);
  const locale = pageLocale();
  if (isWhole && groupsByCommas.test(locale)) return grouped(value);
  format ??= new Intl.NumberFormat(locale);
  return format.format(value);
}
