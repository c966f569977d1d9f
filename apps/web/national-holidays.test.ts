import { build } from 'vite';
import { expect, test } from 'vitest';
import { holidayTables, nationalHolidays } from './national-holidays.ts';

const find = (country: string, name: string) =>
  nationalHolidays(country, 2025).find(([found]) => found === name);

test.each([
  ['US', 'Thanksgiving Day', ['2025-11-27', '2026-11-26', '2027-11-25', '2028-11-23']],
  ['US', 'Labor Day', ['2025-09-01', '2026-09-07', '2027-09-06', '2028-09-04']],
  ['US', 'New Year’s Day', ['2025-01-01', '2026-01-01', '2027-01-01', '2028-01-01']],
  ['CA', 'Canada Day', ['2025-07-01', '2026-07-01', '2027-07-01', '2028-07-01']],
  ['GB', 'Boxing Day (substitute day)', ['2026-12-28', '2027-12-28']],
  ['DE', 'Easter Monday', ['2025-04-21', '2026-04-06', '2027-03-29', '2028-04-17']],
])('%s has %s in four years @CARD-6', (country, name, dates) => {
  expect(find(country, name)).toEqual([name, ...dates]);
});

test('days that are not public holidays are left out @CARD-6', () => {
  expect(find('GB', 'Mother’s Day')).toBeUndefined();
});

test('a build has the holidays of all countries @CARD-6', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'virtual:national-holidays',
        preserveEntrySignatures: 'strict',
      },
    },
    plugins: [holidayTables],
  });
  const [file] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = file && 'code' in file ? file.code : '';
  expect(code).toContain('Thanksgiving Day');
  expect(code).toContain('Canada Day');
  const year = new Date().getFullYear();
  expect(code).toContain(`${year - 1}-12-25`);
  expect(code).toContain(`${year + 2}-12-25`);
});
