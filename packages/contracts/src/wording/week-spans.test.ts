import type { OpeningPeriod } from '../model/opening-hours.ts';
import { expect, test } from 'vitest';
import { shortDayName, spansText, weekSpans, weekText } from './week-spans.ts';
import { period } from '../testing/hours.ts';

const texts = (periods: readonly OpeningPeriod[]) =>
  Object.entries(weekSpans(periods)).map(
    ([day, spans]) => `${day.slice(0, 3)} ${spansText(spans, (time) => time)}`,
  );

test('@UPD-8 the periods of a split day are one line, in order', () => {
  const week = texts([
    period('WEDNESDAY', '13:30', '17:30'),
    period('WEDNESDAY', '08:30', '12:30'),
  ]);
  expect(week[2]).toBe('WED 08:30–12:30, 13:30–17:30');
  expect(week[3]).toBe('THU Closed');
});

test('@UPD-8 hours past midnight belong to the day on which they began', () => {
  const week = texts([period('FRIDAY', '22:00', '02:00', 'SATURDAY')]);
  expect(week.slice(4, 6)).toEqual(['FRI 22:00–02:00', 'SAT Closed']);
});

test('@UPD-8 midnight at the end of a day equals midnight at the start of the next', () => {
  const end = weekSpans([period('SUNDAY', '18:00', '24:00')]);
  const start = weekSpans([period('SUNDAY', '18:00', '00:00', 'MONDAY')]);
  expect(start).toEqual(end);
});

test('@UPD-8 one period for the whole week is split into seven whole days', () => {
  expect(texts([period('MONDAY', '00:00', '24:00', 'SUNDAY')])).toEqual([
    'MON Open 24 hours',
    'TUE Open 24 hours',
    'WED Open 24 hours',
    'THU Open 24 hours',
    'FRI Open 24 hours',
    'SAT Open 24 hours',
    'SUN Open 24 hours',
  ]);
});

test('@UPD-8 a period longer than a day is split at midnight', () => {
  const week = texts([period('SATURDAY', '22:00', '02:00', 'MONDAY')]);
  expect([week[5], week[6], week[0]]).toEqual([
    'SAT 22:00–24:00',
    'SUN Open 24 hours',
    'MON 00:00–02:00',
  ]);
});

test('a week in one line groups days with equal hours', () => {
  const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'FRIDAY'] as const;
  const week = days.map((day) => period(day, '09:00', '17:00'));
  expect(weekText(week, (time) => time.replace(':', '.'))).toBe(
    'Monday to Wednesday 09.00–17.00, Thursday closed, Friday 09.00–17.00, Saturday to Sunday closed',
  );
  expect(weekText([], String)).toBe('');
  expect(shortDayName('THURSDAY')).toBe('Thu');
});
