import { expect, test } from 'vitest';
import { formatWeekday } from '../../../lib/text/format.ts';
import { comingDays, dayOn } from '../../../widgets/hours/common-holidays.ts';
import { dayNames, daysOf, writeDays } from './holiday-days.ts';

test('the coming days cover a year in order @BULK-1', () => {
  const days = comingDays('2026-11-22');
  expect(days).toHaveLength(8);
  expect(days.slice(0, 5).map(({ date }) => date)).toEqual([
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
    '2026-12-31',
    '2027-01-01',
  ]);
  expect(days.at(-1)?.name).toBe('Easter Monday');
});

test.each([
  ['2027-03-29', '2026-04-06', 'Easter Monday'],
  ['2026-12-25', '2025-12-25', 'Christmas Day'],
  ['2026-08-31', '2025-08-31', undefined],
  ['2028-02-29', '2027-02-28', undefined],
])('%s is compared with %s @BULK-1', (date, before, name) => {
  expect(dayOn(date)).toMatchObject({ date, before, ...(name && { name }) });
});

test('a URL restores the days and ignores invalid ones @BULK-1', () => {
  const days = daysOf('2026-12-25.x.2026-02-30.2026-12-24.2026-12-25', '2026-11-22');
  expect(writeDays(days)).toBe('2026-12-24.2026-12-25');
  expect(daysOf('', '2026-11-22')).toHaveLength(6);
});

test('planned days are always shown @BULK-1', () => {
  const planned = ['2030-05-01'];
  expect(writeDays(daysOf('2026-12-24', '2026-11-22', planned))).toBe('2026-12-24.2030-05-01');
  expect(daysOf('', '2026-11-22', planned)).toHaveLength(7);
  const many = Array.from({ length: 20 }, (_, at) => `2026-12-${at + 10}`).join('.');
  const days = daysOf(many, '2026-11-22', planned);
  expect(days).toHaveLength(20);
  expect(days.at(-1)?.date).toBe('2030-05-01');
});

test('the same day of two years is named with its year @BULK-1', () => {
  const days = ['2026-12-25', '2027-01-01', '2036-01-01', '2030-05-02'].map(dayOn);
  expect(days.map(dayNames(days))).toEqual([
    'Christmas Day',
    'New Year’s Day 2027',
    'New Year’s Day 2036',
    formatWeekday('2030-05-02'),
  ]);
});
