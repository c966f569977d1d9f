import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOfWeek, type DayOfWeek, type OpeningPeriod } from '../model/opening-hours.ts';
import { weekConsequence, weekSegments } from './week-difference.ts';
import { dayAfter } from './week-spans.ts';

/**
 * Periods on several days, such as `hours('MONDAY TUESDAY', '09:00-12:30')`. A closing time before the opening time is
 * on the next day.
 */
const hours = (days: string, ...times: readonly string[]): OpeningPeriod[] =>
  daysOfWeek
    .filter((day) => days.includes(day))
    .flatMap((day) =>
      times.map((text) => {
        const [open = '', close = ''] = text.split('-');
        return {
          open_day: day,
          open_time: open,
          close_day: close < open ? dayAfter(day) : day,
          close_time: close,
        };
      }),
    );

const all = daysOfWeek.join(' ');
const weekdays = daysOfWeek.slice(0, 5).join(' ');
const always = hours(all, '00:00-24:00');

const texts = (before: readonly OpeningPeriod[], after: readonly OpeningPeriod[]) =>
  weekSegments(before, after).map(
    ({ day, open, close, kind }) => `${day.slice(0, 3)} ${open / 60}-${close / 60} ${kind}`,
  );

test('@UPD-8 hours of two weeks are kept, lost or added', () => {
  expect(
    texts(
      [...hours('MONDAY', '09:00-17:00'), ...hours('SUNDAY', '10:00-12:00')],
      hours('MONDAY', '10:00-12:00', '13:00-18:00'),
    ),
  ).toEqual([
    'MON 9-10 lost',
    'MON 10-12 kept',
    'MON 12-13 lost',
    'MON 13-17 kept',
    'MON 17-18 added',
    'SUN 10-12 lost',
  ]);
});

test('@UPD-8 two weeks without hours have no segments, and equal weeks have only kept ones', () => {
  expect(texts([], [])).toEqual([]);
  expect(texts(always, always)).toEqual(daysOfWeek.map((day) => `${day.slice(0, 3)} 0-24 kept`));
});

test('@UPD-8 hours after midnight are drawn on the next day, those of Sunday on Monday', () => {
  expect(texts(hours('FRIDAY SUNDAY', '22:00-02:00'), [])).toEqual([
    'MON 0-2 lost',
    'FRI 22-24 lost',
    'SAT 0-2 lost',
    'SUN 22-24 lost',
  ]);
});

test('@UPD-8 the same hours in one period or in two are kept', () => {
  const [one, two] = [
    hours('MONDAY', '09:00-17:00'),
    hours('MONDAY', '09:00-12:00', '12:00-17:00'),
  ];
  expect(texts(one, two)).toEqual(['MON 9-17 kept']);
});

const minutesOf = (segments: ReturnType<typeof weekSegments>, kinds: readonly string[]) => {
  const minutes = new Set<number>();
  for (const { day, open, close, kind } of segments) {
    const midnight = daysOfWeek.indexOf(day) * 1440;
    if (!kinds.includes(kind)) continue;
    for (let minute = open; minute < close; minute += 1) minutes.add(midnight + minute);
  }
  return minutes;
};

const someWeek = fc
  .array(
    fc.record({
      day: fc.constantFrom(...daysOfWeek),
      open: fc.integer({ min: 0, max: 23 }),
      close: fc.integer({ min: 1, max: 24 }),
    }),
    { maxLength: 8 },
  )
  .map((periods) =>
    periods.flatMap(({ day, open, close }) =>
      open === close ? [] : hours(day, `${clock(open)}-${clock(close)}`),
    ),
  );

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

test('@UPD-8 every minute of either week is in exactly one segment', () => {
  fc.assert(
    fc.property(someWeek, someWeek, (before, after) => {
      const segments = weekSegments(before, after);
      const had = minutesOf(segments, ['kept', 'lost']);
      const has = minutesOf(segments, ['kept', 'added']);
      expect(had).toEqual(minutesOf(weekSegments(before, []), ['lost']));
      expect(has).toEqual(minutesOf(weekSegments([], after), ['added']));
      const total = segments.reduce((sum, { open, close }) => sum + close - open, 0);
      expect(total).toBe(had.union(has).size);
    }),
    { numRuns: 100 },
  );
});

const usual = hours(weekdays, '09:00-17:30');
const without = (day: DayOfWeek) => usual.filter(({ open_day }) => open_day !== day);
const changed = (day: DayOfWeek, ...times: readonly string[]) => [
  ...without(day),
  ...hours(day, ...times),
];

test.for<[readonly OpeningPeriod[], readonly OpeningPeriod[], string | null]>([
  [usual, usual, null],
  [[], [], null],
  [usual, changed('THURSDAY', '09:00-16:00'), 'Closes 1½ hours earlier on Thursday'],
  [usual, changed('THURSDAY', '09:00-18:00'), 'Closes 30 minutes later on Thursday'],
  [
    usual,
    changed('MONDAY', '10:00-17:29'),
    'Opens 1 hour later and closes 1 minute earlier on Monday',
  ],
  [usual, changed('MONDAY', '06:50-17:30'), 'Opens 2 hours 10 minutes earlier on Monday'],
  [usual, without('TUESDAY'), 'Closed on Tuesday'],
  [
    [...usual, ...hours('SUNDAY', '10:00-16:00')],
    changed('THURSDAY', '09:00-16:00'),
    'Closes 1½ hours earlier on Thursday; closed on Sunday',
  ],
  [
    usual,
    [...usual, ...hours('SATURDAY SUNDAY', '10:00-16:00')],
    'Also open 10:00–16:00 on Saturday and Sunday',
  ],
  [usual, hours(weekdays, '09:00-17:00'), 'Closes 30 minutes earlier from Monday to Friday'],
  [usual, hours('MONDAY WEDNESDAY FRIDAY', '09:00-17:30'), 'Closed on Tuesday and Thursday'],
  [usual, changed('FRIDAY', '09:00-12:00', '13:00-17:30'), 'Closed 12:00–13:00 on Friday'],
  [changed('FRIDAY', '09:00-12:00', '13:00-17:30'), usual, 'Also open 12:00–13:00 on Friday'],
  [usual, changed('FRIDAY', '09:00-17:30', '19:00-22:00'), 'Also open 19:00–22:00 on Friday'],
  [
    usual,
    changed('FRIDAY', '07:30-17:30', '19:00-22:00'),
    'Opens 1½ hours earlier and is also open 19:00–22:00 on Friday',
  ],
  [
    usual,
    changed('FRIDAY', '08:00-12:00', '13:00-16:30', '19:00-22:00'),
    'Opens 1 hour earlier and is closed 12:00–13:00, 16:30–17:30 and also open 19:00–22:00 on Friday',
  ],
  [
    usual,
    changed('FRIDAY', '09:00-12:00', '13:00-17:00'),
    'Closes 30 minutes earlier and is closed 12:00–13:00 on Friday',
  ],
  [
    changed('FRIDAY', '07:30-12:30', '13:30-18:30'),
    changed('FRIDAY', '10:00-16:00'),
    'Opens 2½ hours later, closes 2½ hours earlier and is also open 12:30–13:30 on Friday',
  ],
  [
    usual,
    changed('FRIDAY', '09:00-12:00', '13:00-17:30', '19:00-22:00'),
    'Closed 12:00–13:00 and also open 19:00–22:00 on Friday',
  ],
  [usual, changed('FRIDAY', '18:00-02:00'), 'Open 18:00–02:00 instead of 09:00–17:30 on Friday'],
  [
    changed('FRIDAY', '18:00-02:00'),
    changed('FRIDAY', '18:00-01:00'),
    'Closes 1 hour earlier on Friday',
  ],
  [usual, always, 'Open 24 hours every day'],
  [always, hours(all, '09:00-17:00'), 'Open 09:00–17:00 instead of 24 hours every day'],
  [[], usual, 'Hours added: open 42½ hours a week'],
  [usual, [], 'Hours removed: was open 42½ hours a week'],
  [
    usual,
    [
      ...hours('MONDAY', '10:00-17:30'),
      ...hours('TUESDAY', '11:00-17:30'),
      ...hours('WEDNESDAY', '12:00-17:30'),
      ...hours('THURSDAY', '13:00-17:30'),
      ...hours('FRIDAY', '14:00-17:30'),
    ],
    'Opens 1 hour later on Monday; opens 2 hours later on Tuesday; opens 3 hours later on Wednesday; other hours on 2 more days',
  ],
])('@UPD-8 changed hours are summarized in one sentence: %#', ([before, after, sentence]) => {
  expect(weekConsequence(before, after, (time) => time)).toBe(sentence);
});
