import type { DayOfWeek, OpeningPeriod } from '../model/opening-hours.ts';
import { expect, test } from 'vitest';
import { spansText, weekSpans } from './week-spans.ts';

const period = (
  open_day: DayOfWeek,
  open_time: string,
  close_day: DayOfWeek,
  close_time: string,
): OpeningPeriod => ({ open_day, open_time, close_day, close_time });

const texts = (periods: readonly OpeningPeriod[]) =>
  Object.entries(weekSpans(periods)).map(
    ([day, spans]) => `${day.slice(0, 3)} ${spansText(spans, (time) => time)}`,
  );

test('@UPD-8 the periods of a split day are one line, in order', () => {
  const week = texts([
    period('WEDNESDAY', '13:30', 'WEDNESDAY', '17:30'),
    period('WEDNESDAY', '08:30', 'WEDNESDAY', '12:30'),
  ]);
  expect(week[2]).toBe('WED 08:30–12:30, 13:30–17:30');
  expect(week[3]).toBe('THU Closed');
});

test('@UPD-8 hours past midnight belong to the day on which they began', () => {
  const week = texts([period('FRIDAY', '22:00', 'SATURDAY', '02:00')]);
  expect(week.slice(4, 6)).toEqual(['FRI 22:00–02:00', 'SAT Closed']);
});

test('@UPD-8 midnight at the end of a day equals midnight at the start of the next', () => {
  const end = weekSpans([period('SUNDAY', '18:00', 'SUNDAY', '24:00')]);
  const start = weekSpans([period('SUNDAY', '18:00', 'MONDAY', '00:00')]);
  expect(start).toEqual(end);
});

test('@UPD-8 one period for the whole week is split into seven whole days', () => {
  expect(texts([period('MONDAY', '00:00', 'SUNDAY', '24:00')])).toEqual([
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
  const week = texts([period('SATURDAY', '22:00', 'MONDAY', '02:00')]);
  expect([week[5], week[6], week[0]]).toEqual([
    'SAT 22:00–24:00',
    'SUN Open 24 hours',
    'MON 00:00–02:00',
  ]);
});
