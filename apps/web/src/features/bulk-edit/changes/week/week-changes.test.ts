import { expect, test } from 'vitest';
import { noWeek, weekChanges, weekErrors, type WeekDraft } from './week-changes.ts';

const week = (days: Readonly<Record<number, WeekDraft['days'][number]>>): WeekDraft => ({
  ...noWeek,
  on: true,
  days: noWeek.days.map((day, at) => days[at] ?? day),
});
const hours = (...pairs: [open: string, close: string][]): WeekDraft['days'][number] => ({
  mode: 'hours',
  periods: pairs.map(([open, close]) => ({ open, close })),
});

test('@BULK-1 @DET-2 split days, whole days and times past midnight become periods', () => {
  const draft = week({
    0: hours(['9', '12:30'], ['1:30 pm', '17']),
    4: hours(['18', '2']),
    6: { mode: 'all-day', periods: [] },
  });
  expect(weekErrors(draft)).toEqual({});
  expect(weekChanges(draft).periods).toEqual([
    { open_day: 'MONDAY', open_time: '09:00', close_day: 'MONDAY', close_time: '12:30' },
    { open_day: 'MONDAY', open_time: '13:30', close_day: 'MONDAY', close_time: '17:00' },
    { open_day: 'FRIDAY', open_time: '18:00', close_day: 'SATURDAY', close_time: '02:00' },
    { open_day: 'SUNDAY', open_time: '00:00', close_day: 'SUNDAY', close_time: '24:00' },
  ]);
});

test('@BULK-1 errors are shown at their pair of times', () => {
  expect(
    weekErrors(week({ 1: hours(['9', '12'], ['11', '17']), 3: hours(['soon', '13']) })),
  ).toEqual({
    'periods.1.1': 'These hours overlap.',
    'periods.3.0': 'Enter a time, such as 09:30 or 9:30 pm.',
  });
});

test('@BULK-1 a week without an open day is an error; only the checkbox clears the hours', () => {
  expect(weekErrors(week({}))).toEqual({
    periods: 'Add hours for at least one day, or select Clear.',
  });
  const cleared = { ...week({}), clear: true };
  expect(weekErrors(cleared)).toEqual({});
  expect(weekChanges(cleared)).toEqual({ periods: [] });
});
