import { expect, test } from 'vitest';
import {
  formatCalendarDate,
  formatCount,
  formatDateTime,
  formatList,
  formatNumber,
  formatSince,
  formatWeekday,
} from './format.ts';

test('counts agree with their noun', () => {
  expect(formatCount(0, 'location')).toBe('0 locations');
  expect(formatCount(1, 'location')).toBe('1 location');
  expect(formatCount(1204, 'is', 'are')).toBe('1,204 are');
});

test('numbers are grouped in thousands', () => {
  expect([-999, 0, 1, 999, 1000, 12.5].map(formatNumber)).toEqual(
    [-999, 0, 1, 999, 1000, 12.5].map((value) => new Intl.NumberFormat('en').format(value)),
  );
});

test('an invalid date is shown unchanged', () => {
  expect(formatDateTime('soon')).toBe('soon');
  expect(formatDateTime('2026-03-04T12:00:00Z')).toMatch(/2026/);
});

test('a calendar date keeps its day in every time zone', () => {
  expect(formatCalendarDate('2026-12-25')).toBe('Dec 25, 2026');
  expect(formatCalendarDate('2026-12')).toBe('Dec 2026');
  expect(formatCalendarDate('2026-02-30')).toBe('2026-02-30');
  expect(formatWeekday('2026-12-25')).toBe('Fri, Dec 25, 2026');
});

test('the day is named unless it is today', () => {
  const now = new Date(2026, 10, 23, 12).getTime();
  expect(formatSince(new Date(2026, 10, 23, 9, 31).toISOString(), now)).toMatch(/^9:31\sAM$/);
  expect(formatSince(new Date(2026, 10, 19, 9, 31).toISOString(), now)).toMatch(
    /^Nov 19, 9:31\sAM$/,
  );
});

test('lists read like a sentence', () => {
  expect(formatList(['name', 'phone', 'website'])).toBe('name, phone and website');
});
