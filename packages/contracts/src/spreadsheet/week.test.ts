import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOfWeek, type DayOfWeek } from '../model/opening-hours.ts';
import { pinned } from '../testing/arbitrary-request.ts';
import type { Span } from '../wording/week-spans.ts';
import { parseDayHours } from './hours.ts';
import { overlappingDays, weekCells, weekPeriods } from './week.ts';
import { period } from '../testing/hours.ts';

const spansByDay = (cells: ReadonlyMap<DayOfWeek, string>) =>
  new Map(
    [...cells].map(([day, cell]) => {
      const parsed = parseDayHours(cell);
      if ('error' in parsed) throw new Error(parsed.error);
      return [day, parsed.spans] as const;
    }),
  );

test('Sunday night closes on Monday', () => {
  expect(weekPeriods(new Map([['SUNDAY', [{ open: 1080, close: 1560 }]]]))).toEqual([
    period('SUNDAY', '18:00', '02:00', 'MONDAY'),
  ]);
});

const spans = fc
  .tuple(
    fc.integer({ min: 0, max: 18 }),
    fc.integer({ min: 1, max: 23 }),
    fc.constantFrom(0, 15, 30),
  )
  .map(([hour, hours, minutes]): Span[] => {
    const open = hour * 60;
    return [{ open, close: Math.min(open + hours * 60 + minutes, open + 1440) }];
  });

test('every week is read back as it was written', () => {
  const week = fc.tuple(...daysOfWeek.map(() => fc.option(spans, { nil: [] })));
  fc.assert(
    fc.property(week, (days) => {
      const periods = weekPeriods(
        new Map(daysOfWeek.map((day, index) => [day, days[index] ?? []])),
      );
      expect(weekPeriods(spansByDay(weekCells(periods)))).toEqual(periods);
    }),
    pinned,
  );
});

test('a week without hours has empty cells; a week with hours marks closed days', () => {
  expect(weekCells([]).size).toBe(0);
  const monday = period('MONDAY', '09:00', '17:00');
  expect([...weekCells([monday]).values()]).toEqual(['09:00-17:00', 'x', 'x', 'x', 'x', 'x', 'x']);
});

test('a period over several days is written day by day', () => {
  const weekend = period('FRIDAY', '18:00', '12:00', 'SUNDAY');
  const cells = weekCells([weekend]);
  expect(daysOfWeek.slice(4).map((day) => cells.get(day))).toEqual([
    '18:00-24:00',
    '00:00-24:00',
    '00:00-12:00',
  ]);
});

test('24 hours from a time other than midnight are written as two days', () => {
  const cells = weekCells([period('SUNDAY', '09:00', '09:00', 'MONDAY')]);
  expect([cells.get('SUNDAY'), cells.get('MONDAY')]).toEqual(['09:00-24:00', '00:00-09:00']);
});

test.for([
  ['09:00-13:00, 12:00-17:00', 'x', ['MONDAY']],
  ['09:00-13:00, 13:00-17:00', 'x', []],
  ['18:00-03:00', '02:00-10:00', ['TUESDAY']],
  ['18:00-02:00', '02:00-10:00', []],
] as const)('Monday %o and Tuesday %o overlap on %o', ([monday, tuesday, days]) => {
  const week = spansByDay(
    new Map([
      ['MONDAY', monday],
      ['TUESDAY', tuesday],
    ]),
  );
  expect(overlappingDays(week)).toEqual(days);
});

test('Sunday night can overlap with Monday morning', () => {
  const week = spansByDay(
    new Map([
      ['MONDAY', '01:00-10:00'],
      ['SUNDAY', '18:00-02:00'],
    ]),
  );
  expect(overlappingDays(week)).toEqual(['MONDAY']);
});
