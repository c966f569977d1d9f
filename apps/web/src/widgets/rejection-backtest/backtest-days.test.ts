import { expect, test, vi } from 'vitest';
import { backtestDaysOf } from './backtest-days.ts';

/** A local time, so that the test holds in every time zone. */
const at = (day: number, hour = 12): string => new Date(2026, 7, day, hour).toISOString();
const change = (created_at: string | undefined, isDisputed = false) => ({ created_at, isDisputed });
const dayNames = (days: readonly { readonly day: string }[]) => days.map(({ day }) => day);

test('@LSET-1 every day of the period is listed, with and without changes', () => {
  const { days, undated } = backtestDaysOf(
    [change(at(2, 0)), change(at(2, 23), true), change(at(4), true)],
    at(1),
    at(4, 15),
  );
  expect(days).toEqual([
    { day: '2026-08-01', rejected: 0, disputed: 0 },
    { day: '2026-08-02', rejected: 2, disputed: 1 },
    { day: '2026-08-03', rejected: 0, disputed: 0 },
    { day: '2026-08-04', rejected: 1, disputed: 1 },
  ]);
  expect(undated).toBe(0);
});

test('@LSET-1 changes without a readable date are counted separately', () => {
  const { days, undated } = backtestDaysOf(
    [change(undefined), change('soon'), change(at(1))],
    at(1),
    at(1),
  );
  expect(dayNames(days)).toEqual(['2026-08-01']);
  expect(undated).toBe(2);
});

test('@LSET-1 a day counts all of its thousand changes', () => {
  const many = Array.from({ length: 1000 }, () => change(at(31)));
  const { days } = backtestDaysOf(many, at(31 - 90), at(31));
  expect(days).toHaveLength(91);
  expect(days.at(-1)?.rejected).toBe(1000);
});

test.each([
  ['UTC', '2026-11-01', 91],
  ['America/Los_Angeles', '2026-10-31', 91],
  ['Pacific/Auckland', '2026-11-01', 91],
])('@LSET-1 in %s a change is on %s, and no day is lost to summer time', (zone, day, count) => {
  vi.stubEnv('TZ', zone);
  const { days, undated } = backtestDaysOf(
    [change('2026-11-01T03:00:00Z')],
    '2026-08-26T12:00:00Z',
    '2026-11-24T12:00:00Z',
  );
  expect(days).toHaveLength(count);
  expect(new Set(dayNames(days)).size).toBe(count);
  expect(days.find(({ rejected }) => rejected > 0)?.day).toBe(day);
  expect(undated).toBe(0);
});
