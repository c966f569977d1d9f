import { daysOfWeek, type DayOfWeek } from '@placekeeper/contracts/model/opening-hours';
import { expect, test } from 'vitest';
import type { TimePeriod } from '../provider/profile.ts';
import { createRandom } from '../seed/profiles/random.ts';
import { parseDayHours, type Span } from './hours.ts';
import { overlappingDays, weekCells, weekPeriods } from './week.ts';

const spansByDay = (cells: ReadonlyMap<DayOfWeek, string>) =>
  new Map(
    [...cells].map(([day, cell]) => {
      const parsed = parseDayHours(cell);
      if ('fault' in parsed) throw new Error(parsed.fault);
      return [day, parsed.spans] as const;
    }),
  );

test('Sunday night closes on Monday', () => {
  expect(weekPeriods(new Map([['SUNDAY', [{ open: 1080, close: 1560 }]]]))).toEqual([
    { openDay: 'SUNDAY', openTime: '18:00', closeDay: 'MONDAY', closeTime: '02:00' },
  ]);
});

test('every week that can be drawn survives being written and read', () => {
  const random = createRandom(11);
  for (let round = 0; round < 500; round += 1) {
    const week = new Map<DayOfWeek, Span[]>();
    for (const day of daysOfWeek) {
      const open = random.int(0, 18) * 60;
      const close = open + random.int(1, 23) * 60 + random.pick([0, 15, 30]);
      if (random.chance(0.8)) week.set(day, [{ open, close: Math.min(close, open + 1440) }]);
    }
    const periods = weekPeriods(week);
    expect(weekPeriods(spansByDay(weekCells(periods)))).toEqual(periods);
  }
});

test('a week without hours has empty cells, a week with hours marks the closed days', () => {
  expect(weekCells([]).size).toBe(0);
  const monday: TimePeriod = {
    openDay: 'MONDAY',
    openTime: '09:00',
    closeDay: 'MONDAY',
    closeTime: '17:00',
  };
  expect([...weekCells([monday]).values()]).toEqual(['09:00-17:00', 'x', 'x', 'x', 'x', 'x', 'x']);
});

test('a period over several days is written day by day', () => {
  const weekend: TimePeriod = {
    openDay: 'FRIDAY',
    openTime: '18:00',
    closeDay: 'SUNDAY',
    closeTime: '12:00',
  };
  const cells = weekCells([weekend]);
  expect(daysOfWeek.slice(4).map((day) => cells.get(day))).toEqual([
    '18:00-24:00',
    '00:00-24:00',
    '00:00-12:00',
  ]);
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
