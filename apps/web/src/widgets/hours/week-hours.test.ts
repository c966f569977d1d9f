import type { OpeningHours, OpeningPeriod } from '@placekeeper/contracts/model/opening-hours';
import { validateOpeningHours } from '@placekeeper/contracts/rules/validate-opening-hours';
import { period } from '@placekeeper/contracts/testing/hours';
import { expect, test } from 'vitest';
import { closedDay, withMode, withoutPeriod, withPeriod, type DayHours } from './period-text.ts';
import {
  copyDay,
  unreadableTimes,
  weekHoursOf,
  weekPeriods,
  type WeekHours,
} from './week-hours.ts';

const hours = (...periods: OpeningPeriod[]) => ({
  periods,
  special_periods: [],
});

const day = (...pairs: [open: string, close: string][]): DayHours => ({
  mode: 'hours',
  periods: pairs.map(([open, close]) => ({ open, close })),
});

const week = (days: Partial<Record<number, DayHours>>): WeekHours =>
  Array.from({ length: 7 }, (_, at) => days[at] ?? closedDay);

const roundTrip = (given: OpeningHours) =>
  weekPeriods(weekHoursOf(given)).map((placed) => placed.period);

test('@DET-2 saved hours are returned unchanged', () => {
  const periods = [
    period('MONDAY', '08:30', '12:30'),
    period('MONDAY', '13:30', '17:30'),
    period('FRIDAY', '22:00', '02:00', 'SATURDAY'),
    period('SATURDAY', '00:00', '24:00'),
    period('SUNDAY', '18:00', '24:00'),
  ];
  expect(roundTrip(hours(...periods))).toEqual(periods);
});

test('@DET-2 a week without hours has seven closed days', () => {
  expect(weekHoursOf(null)).toEqual(week({}));
  expect(weekPeriods(weekHoursOf(null))).toEqual([]);
});

test('@DET-2 a single period for the whole week is seven days open 24 hours', () => {
  const always = weekHoursOf(hours(period('MONDAY', '00:00', '24:00', 'SUNDAY')));
  expect(always.every(({ mode }) => mode === 'all-day')).toBe(true);
  expect(
    validateOpeningHours(hours(...weekPeriods(always).map((placed) => placed.period))),
  ).toEqual([]);
});

test('@DET-2 times after midnight close on the next day, Sunday on Monday', () => {
  const placed = weekPeriods(week({ 5: day(['20:00', '2:00']), 6: day(['8 pm', '1 am']) }));
  expect(placed.map((entry) => entry.period)).toEqual([
    period('SATURDAY', '20:00', '02:00', 'SUNDAY'),
    period('SUNDAY', '20:00', '01:00', 'MONDAY'),
  ]);
});

test('@DET-2 closing at 24:00 stays on its day', () => {
  const [placed] = weekPeriods(week({ 0: day(['18:00', '24:00']) }));
  expect(placed?.period).toEqual(period('MONDAY', '18:00', '24:00'));
});

test('@DET-2 equal times are an error and not a whole day', () => {
  const periods = weekPeriods(week({ 0: day(['09:00', '09:00']) })).map((placed) => placed.period);
  expect(validateOpeningHours(hours(...periods))).toHaveLength(1);
});

test('@DET-2 every period has its index in the editor', () => {
  const edited = week({
    1: day(['09:00', '12:00'], ['soon', '13:00'], ['14:00', '17:00']),
    4: day(['10', '12']),
  });
  expect(weekPeriods(edited).map((placed) => placed.place)).toEqual(['1.0', '1.2', '4.0']);
  expect(unreadableTimes(edited)).toEqual({ '1.1': 'Enter a time, such as 09:30 or 9:30 pm.' });
});

test('@DET-2 an invisible mark in a time is named', () => {
  expect(unreadableTimes(week({ 1: day(['\u200B09:00', '17:00'], ['18', '20\u2060']) }))).toEqual({
    '1.0': 'Remove the hidden character U+200B.',
    '1.1': 'Remove the hidden character U+2060.',
  });
});

test('@DET-2 a day is copied to the weekdays, or to all days', () => {
  const from = day(['08:00', '18:00']);
  const edited = week({ 0: from, 5: day(['10:00', '14:00']) });
  expect(copyDay(edited, 0, 'weekdays').map(({ mode }) => mode)).toEqual([
    ...Array<string>(5).fill('hours'),
    'hours',
    'closed',
  ]);
  expect(copyDay(edited, 0, 'weekdays')[5]).toBe(edited[5]);
  expect(copyDay(edited, 0, 'all')).toEqual(Array<DayHours>(7).fill(from));
});

test('@DET-2 the hours of a day survive closing and reopening it', () => {
  const open = day(['08:00', '18:00']);
  expect(withMode(withMode(open, 'closed'), 'hours')).toEqual(open);
  expect(withMode(closedDay, 'hours').periods).toHaveLength(1);
});

test('@DET-2 removing the last period closes the day', () => {
  const two = withPeriod(day(['08:00', '12:00']));
  expect(withoutPeriod(two, 0)).toEqual({ mode: 'hours', periods: [{ open: '', close: '' }] });
  expect(withoutPeriod(withoutPeriod(two, 0), 0)).toEqual(closedDay);
});
