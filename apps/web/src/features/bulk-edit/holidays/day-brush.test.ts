import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  brushError,
  brushErrors,
  firstBrush,
  secondHours,
  plannedDates,
  stepWith,
  withoutDay,
} from './day-brush.ts';

const id = (value: number) => z.parse(LocationId, value);
const only = (...ids: number[]) => ({ mode: 'ids' as const, locations: ids.map(id) });
const eve = { date: '2026-12-24', before: '2025-12-24' };
const day = { date: '2026-12-25', before: '2025-12-25' };

test('the brush sets one day for some locations @BULK-1', () => {
  expect(stepWith({ ...firstBrush, kind: 'copy' }, day, only(1))).toEqual({
    selection: only(1),
    date: day.date,
    plan: { type: 'copy', from: day.before },
  });
  expect(stepWith({ ...firstBrush, kind: 'open' }, day, only(1)).plan).toEqual({
    type: 'open',
    open_time: '10:00',
    close_time: '16:00',
  });
});

test('removing a day removes its plan, and undo restores both @BULK-1', () => {
  const closed = (of: typeof day) => stepWith({ ...firstBrush, kind: 'closed' }, of, only(1));
  const both = [closed(eve), closed(day)];
  expect(plannedDates(both)).toEqual([eve.date, day.date]);
  const left = withoutDay(both, eve.date);
  expect(plannedDates(left)).toEqual([day.date]);
  expect(left.at(-1)).toEqual({
    selection: { mode: 'matching' },
    date: eve.date,
    plan: { type: 'nothing' },
  });
  expect(left.slice(0, -1)).toEqual(both);
  expect(withoutDay(left, eve.date)).toBe(left);
  // A day that is added again is planned again.
  expect(plannedDates([...left, closed(eve)])).toEqual([day.date, eve.date]);
  const erased = stepWith({ ...firstBrush, kind: 'nothing' }, eve, only(1));
  expect(plannedDates([...both, erased])).toContain(eve.date);
});

test('midnight to midnight becomes 24:00, as Google writes it @BULK-1', () => {
  const whole = { ...firstBrush, kind: 'open', opens: '00:00', closes: '00:00' } as const;
  expect(brushError(whole)).toBeNull();
  expect(stepWith(whole, day, only(1)).plan).toEqual({
    type: 'open',
    open_time: '00:00',
    close_time: '24:00',
  });
});

test.each([
  [
    { opens: '10:00', closes: '10:00' },
    'Opening and closing times can’t be the same. For 24 hours, enter midnight for both.',
  ],
  [{ opens: '10:00', closes: '11:00' }, null],
  [{ opens: '', closes: '16:00' }, 'Enter opening and closing times.'],
  [{ opens: '18:00', closes: '13:00' }, 'Special hours must end before noon the next day.'],
  [{ opens: '18:00', closes: '02:00' }, null],
])('times %j: %s @BULK-1', (times, error) => {
  expect(brushError({ ...firstBrush, kind: 'open', ...times })).toBe(error);
});

test('a day can have two periods, which must not overlap @BULK-1', () => {
  const brush = { ...firstBrush, kind: 'open', second: secondHours } as const;
  expect(brushError(brush)).toBeNull();
  expect(stepWith(brush, day, only(1)).plan).toEqual({
    type: 'open',
    open_time: '10:00',
    close_time: '16:00',
    second: { open_time: '18:00', close_time: '22:00' },
  });
  const second = (opens: string, closes: string) =>
    brushErrors({ ...brush, second: { opens, closes } });
  expect(second('15:59', '20:00')).toEqual({ first: null, second: 'These hours overlap.' });
  expect(second('16:00', '20:00').second).toBeNull();
  expect(second('22:00', '02:00').second).toBeNull();
  expect(second('', '20:00').second).toBe('Enter opening and closing times.');
});
