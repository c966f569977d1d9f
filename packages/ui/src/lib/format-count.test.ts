import { expect, test } from 'vitest';
import { formatCount } from './format-count.ts';

const values = [0, 7, -999, 999, 1000, -1204, 12_345, 100_000, 1_234_567, 12.5, 1234.5, 2e21];

test.each(['en', 'en-AU', 'en-CA', 'en-GB', 'en-IE', 'en-NZ', 'en-US', 'en-IN', 'en-ZA', 'en-DE'])(
  'a number looks in %s as the browser formats it',
  (locale) => {
    const format = new Intl.NumberFormat(locale);
    expect(values.map((value) => formatCount(value, locale))).toEqual(
      values.map((value) => format.format(value)),
    );
  },
);
