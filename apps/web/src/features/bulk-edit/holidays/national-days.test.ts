import { expect, test } from 'vitest';
import { nationalDays, nextGap } from './national-days.ts';

const today = '2026-11-20';
const holidays = {
  US: [
    { name: 'Thanksgiving Day', date: '2025-11-27' },
    { name: 'Thanksgiving Day', date: '2026-11-26' },
    { name: 'Christmas Day', date: '2025-12-25' },
    { name: 'Christmas Day', date: '2026-12-25' },
  ],
  GB: [
    { name: 'Christmas Day', date: '2026-12-25' },
    { name: 'Boxing Day (substitute day)', date: '2026-12-28' },
  ],
  DE: [{ name: 'Reformation Day', date: '2027-10-31' }],
};
const records = ['US', 'GB', 'GB', null, 'ZZ'].map((country) => ({ region_code: country }));
const days = nationalDays(holidays, records, today);

test('holidays of the countries of the locations have names, and their date of the previous year @BULK-1', () => {
  expect([...days.values()].flat()).toEqual([
    {
      name: 'Christmas Day',
      date: '2026-12-25',
      before: '2025-12-25',
      countries: ['GB', 'US'],
    },
    {
      name: 'Boxing Day (substitute day)',
      date: '2026-12-28',
      before: '2025-12-28',
      countries: ['GB'],
    },
    { name: 'Thanksgiving Day', date: '2026-11-26', before: '2025-11-27', countries: ['US'] },
  ]);
});

const gapFor = (
  locations: Readonly<Record<string, number>>,
  covered: Readonly<Record<string, Readonly<Record<string, number>>>>,
) =>
  nextGap(days, {
    locations: new Map(Object.entries(locations)),
    days: new Map(
      Object.entries(covered).map(([date, counts]) => [date, new Map(Object.entries(counts))]),
    ),
  });

test('the next gap counts only locations in the countries of the holiday @BULK-1', () => {
  expect(gapFor({ US: 4, GB: 10 }, { '2026-11-26': { US: 1, GB: 9 } })).toMatchObject({
    day: { name: 'Thanksgiving Day', countries: ['US'] },
    locations: 4,
    missing: 3,
  });
});

test('a holiday is skipped where all have special hours, or no location matches @BULK-1', () => {
  expect(gapFor({ US: 4, GB: 10 }, { '2026-11-26': { US: 4 } })).toMatchObject({
    day: { name: 'Christmas Day', countries: ['GB', 'US'] },
    locations: 14,
    missing: 14,
  });
  expect(gapFor({ GB: 2 }, {})).toMatchObject({
    day: { name: 'Christmas Day', countries: ['GB'] },
    missing: 2,
  });
  expect(gapFor({}, {})).toBeUndefined();
});
