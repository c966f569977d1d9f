import { expect, test } from 'vitest';
import { datesOfRange, yearFrom } from './calendar-months.ts';

test('a year has twelve months with every date once @BULK-1', () => {
  const months = yearFrom('2027-11-30');
  expect(months.map(({ month }) => month)).toEqual([
    ...Array.from({ length: 2 }, (_, at) => `2027-${11 + at}`),
    ...Array.from({ length: 10 }, (_, at) => `2028-${String(at + 1).padStart(2, '0')}`),
  ]);
  const dates = months.flatMap(({ weeks }) => weeks.flat()).filter((date) => date !== null);
  expect(dates).toEqual(datesOfRange('2027-11-01', '2028-10-31'));
  expect(dates).toHaveLength(366);
});

test.each([
  ['2027-02-01', 4, '2027-02-01'],
  ['2026-12-25', 5, null],
  ['2026-08-01', 6, null],
])('the weeks of %s begin on Monday @BULK-1', (date, weeks, first) => {
  const [month] = yearFrom(date);
  expect(month?.weeks).toHaveLength(weeks);
  expect(month?.weeks[0]?.[0]).toBe(first);
});

test('dates between two are in order, whichever comes first @BULK-1', () => {
  expect(datesOfRange('2027-01-01', '2026-12-30')).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
  ]);
  expect(datesOfRange('2027-01-01', '2027-01-01')).toEqual(['2027-01-01']);
});
