import type { SpecialPeriod } from '@placekeeper/contracts/model/opening-hours';
import { expect, test } from 'vitest';
import { specialDaysOf, specialPeriods } from './special-days.ts';

const daysOf = (...special_periods: SpecialPeriod[]) =>
  specialDaysOf({ periods: [], special_periods });

test('@DET-2 each date is one day, sorted by date', () => {
  const days = daysOf(
    { start_date: '2026-12-31', open_time: '10:00', close_time: '12:00' },
    { start_date: '2026-12-25', closed: true },
    { start_date: '2026-12-31', open_time: '14:00', close_time: '16:00' },
  );
  expect(days.map(({ date, mode, periods }) => [date, mode, periods.length])).toEqual([
    ['2026-12-25', 'closed', 0],
    ['2026-12-31', 'hours', 2],
  ]);
});

test('@DET-2 saved hours are returned unchanged', () => {
  const periods: SpecialPeriod[] = [
    { start_date: '2026-12-24', open_time: '00:00', close_time: '24:00' },
    { start_date: '2026-12-25', closed: true },
    { start_date: '2026-12-31', end_date: '2027-01-01', open_time: '18:00', close_time: '02:00' },
  ];
  expect(specialPeriods(daysOf(...periods)).map((placed) => placed.period)).toEqual(periods);
});

test('@DET-2 an error is mapped to its day and period', () => {
  const placed = specialPeriods([
    { date: '2026-12-25', mode: 'closed', periods: [] },
    {
      date: '2026-12-31',
      mode: 'hours',
      periods: [
        { open: 'x', close: '' },
        { open: '9', close: '12' },
      ],
    },
  ]);
  expect(placed.map(({ place }) => place)).toEqual(['0.0', '1.1']);
});
