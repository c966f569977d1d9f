import {
  daysOfWeek,
  type OpeningHoursInput,
  type OpeningPeriod,
  type SpecialPeriod,
} from '@placekeeper/contracts/model/opening-hours';
import { addDays } from '@placekeeper/contracts/rules/calendar-date';
import { validateOpeningHours } from '@placekeeper/contracts/rules/validate-opening-hours';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { specialDaysOf, specialPeriods } from './special-days.ts';
import { unreadableTimes, weekHoursOf, weekPeriods } from './week-hours.ts';

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Opening hours from sorted times in minutes, which alternate between opening and closing. */
const pairs = (from: number, to: number) =>
  fc.uniqueArray(fc.integer({ min: from, max: to }), { maxLength: 6 }).map((moments) => {
    const ordered = moments.toSorted((a, b) => a - b);
    return ordered.flatMap((open, at) => {
      const close = ordered[at + 1];
      return at % 2 === 0 && close !== undefined ? [{ open, close }] : [];
    });
  });

const day = 24 * 60;

/** The hours of a day: none, all day, or periods. The last period may end before noon of the next day. */
const openings = fc.oneof(
  fc.constant([]),
  fc.constant([{ open: 0, close: day }]),
  pairs(11 * 60 + 59, day + 11 * 60 + 58).map((found) => found.filter(({ open }) => open < day)),
);

const weeks = fc.tuple(...daysOfWeek.map(() => openings)).map((days) =>
  days.flatMap((spans, at): OpeningPeriod[] => {
    const [today = 'MONDAY', next = 'MONDAY'] = [daysOfWeek[at], daysOfWeek[(at + 1) % 7]];
    return spans.map(({ open, close }) => ({
      open_day: today,
      open_time: clock(open),
      close_day: close > day ? next : today,
      close_time: clock(close > day ? close - day : close),
    }));
  }),
);

const specialDays = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.oneof(fc.constant(null), openings)), {
    maxLength: 5,
    selector: ([offset]) => offset,
  })
  .map((entries) =>
    entries
      .toSorted(([a], [b]) => a - b)
      .flatMap(([offset, spans]): SpecialPeriod[] => {
        const date = addDays('2026-01-01', offset);
        if (spans === null) return [{ start_date: date, closed: true }];
        return spans.map(({ open, close }) => ({
          start_date: date,
          ...(close > day && { end_date: addDays(date, 1) }),
          open_time: clock(open),
          close_time: clock(close > day ? close - day : close),
        }));
      }),
  );

/** Excludes weeks that Google refuses, such as Monday hours that end within an all-day Tuesday. */
const valid = (hours: OpeningHoursInput) => validateOpeningHours(hours).length === 0;

test('@DET-2 the editor returns any valid week unchanged', () => {
  fc.assert(
    fc.property(weeks, (periods) => {
      fc.pre(valid({ periods, special_periods: [] }));
      const week = weekHoursOf({ periods, special_periods: [] });
      expect(unreadableTimes(week)).toEqual({});
      expect(weekPeriods(week).map(({ period }) => period)).toEqual(periods);
    }),
    { numRuns: 500 },
  );
});

test('@DET-2 the editor returns any valid special days unchanged', () => {
  const always: OpeningPeriod = {
    open_day: 'MONDAY',
    open_time: '09:00',
    close_day: 'MONDAY',
    close_time: '17:00',
  };
  fc.assert(
    fc.property(specialDays, (special_periods) => {
      const hours = { periods: [always], special_periods };
      fc.pre(valid(hours));
      const days = specialDaysOf(hours);
      expect(unreadableTimes(days)).toEqual({});
      expect(specialPeriods(days).map(({ period }) => period)).toEqual(special_periods);
    }),
    { numRuns: 500 },
  );
});
