import { pageLocale } from './locale.ts';

export function formatCount(value: number): string {
  return new Intl.NumberFormat(pageLocale()).format(value);
}
