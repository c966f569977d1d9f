import { expect, test } from 'vitest';
import {
  noSpecialDays,
  specialPeriodChanges,
  specialErrors,
  type SpecialDraft,
} from './special-day-changes.ts';

const today = '2026-03-02';
const christmas: SpecialDraft = {
  ...noSpecialDays,
  on: true,
  from: '2026-12-24',
  to: '2026-12-26',
};

test('@BULK-1 every day of the range gets the same hours, across the end of a month too', () => {
  expect(specialPeriodChanges(christmas)).toEqual({
    add: ['2026-12-24', '2026-12-25', '2026-12-26'].map((start_date) => ({
      start_date,
      closed: true,
    })),
  });
  const newYear = { ...christmas, from: '2026-12-31', to: '2027-01-01', kind: 'usual' } as const;
  expect(specialPeriodChanges(newYear)).toEqual({ remove_dates: ['2026-12-31', '2027-01-01'] });
  expect(specialPeriodChanges({ ...christmas, to: '', kind: 'all-day' })).toEqual({
    add: [{ start_date: '2026-12-24', open_time: '00:00', close_time: '24:00' }],
  });
});

test('@BULK-1 times after midnight end on the next day', () => {
  const late = { ...christmas, to: '', kind: 'hours', opens: '18:00', closes: '02:00' } as const;
  expect(specialPeriodChanges(late)).toEqual({
    add: [
      { start_date: '2026-12-24', end_date: '2026-12-25', open_time: '18:00', close_time: '02:00' },
    ],
  });
  expect(specialErrors(late, today)).toEqual({});
});

test.each([
  [{ from: '' }, { from: 'Enter a start date.' }],
  [{ to: '2026-12-23' }, { to: 'The end date is before the start date.' }],
  [{ from: '2025-12-24', to: '' }, { from: 'These dates are in the past.' }],
  [{ from: '2026-03-01', to: '2026-03-03' }, { from: 'This day is in the past.' }],
  [{ from: '2026-03-01', to: '2026-03-03', kind: 'usual' }, {}],
  [{ to: '2028-12-24' }, { to: 'Select up to 400 days.' }],
  [{ kind: 'hours', opens: '09:00' }, { closes: 'Enter a closing time.' }],
  [
    { kind: 'hours', opens: '18:00', closes: '13:00' },
    { closes: 'Special hours must end before noon the next day.' },
  ],
] as const)('@BULK-1 %j has an error at its field', (change, errors) => {
  expect(specialErrors({ ...christmas, ...change }, today)).toEqual(errors);
});
