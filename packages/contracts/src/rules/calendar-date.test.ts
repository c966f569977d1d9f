import { expect, test } from 'vitest';
import { addDays, datesBetween, isCalendarDate } from './calendar-date.ts';

test.each(['2024-02-29', '2026-12-31', '2026-01-01', '0999-06-01'])('%j is a day', (text) => {
  expect(isCalendarDate(text)).toBe(true);
});

test.each([
  '',
  '2026-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-6-1',
  '12026-06-01',
  '2026-06-011',
  '2026-06-01T00:00:00Z',
  'today',
])('%j is not a day', (text) => {
  expect(isCalendarDate(text)).toBe(false);
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-03-02', 365, '2027-03-02'],
  ['2026-10-25', 0, '2026-10-25'],
])('%s and %i days is %s', (date, days, result) => {
  expect(addDays(date, days)).toBe(result);
});

test('@DET-2 a period includes each of its dates', () => {
  const newYear = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'];
  expect(datesBetween('2026-12-30', '2027-01-02')).toEqual(newYear);
  expect(datesBetween('2026-12-30', '2027-01-02', 3)).toEqual(newYear.slice(0, 3));
  expect(datesBetween('2026-12-24', '2026-12-24')).toEqual(['2026-12-24']);
});

test.each([
  ['', '2026-12-24'],
  ['2026-12-24', ''],
  ['2026-12-24', '2026-12-23'],
])('@DET-2 there is no period from %j to %j', (first, last) => {
  expect(datesBetween(first, last)).toEqual([]);
});
