import { pageLocale } from './locale.ts';
import { memoize } from './memoize.ts';

const format = memoize(() => new Intl.NumberFormat(pageLocale()));

/** `36`, `1,204`. A small number has no separators, and needs no formatter, which takes long to make. */
export const formatCount = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : format().format(value);
