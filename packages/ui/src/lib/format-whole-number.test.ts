import { afterEach, expect, test, vi } from 'vitest';

const values = [0, 7, -999, 999, 1000, -1204, 12_345, 100_000, 1_234_567, 12.5, 1234.5, 2e21];

afterEach(() => {
  vi.resetModules();
});

test.each(['en', 'en-AU', 'en-CA', 'en-GB', 'en-IE', 'en-NZ', 'en-US', 'en-IN', 'en-ZA', 'en-DE'])(
  'a number looks in %s as the browser formats it',
  async (locale) => {
    vi.stubGlobal('navigator', { languages: [locale] });
    const { formatWholeNumber: formatCount } = await import('./format-whole-number.ts');
    const format = new Intl.NumberFormat(locale);
    expect(values.map((value) => formatCount(value))).toEqual(
      values.map((value) => format.format(value)),
    );
  },
);
