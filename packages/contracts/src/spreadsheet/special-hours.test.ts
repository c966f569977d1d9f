import { expect, test } from 'vitest';
import { formatSpecialHours, parseSpecialHours } from './special-hours.ts';

const periodsOf = (text: string) => {
  const parsed = parseSpecialHours(text);
  if ('error' in parsed) throw new Error(parsed.error);
  return parsed.periods;
};

test('reads hours, closed days and hours past midnight', () => {
  expect(periodsOf('2026-12-24: 09:00-13:00, 2026-12-25: x, 2026-12-31: 18:00-02:00')).toEqual([
    { start_date: '2026-12-24', open_time: '09:00', close_time: '13:00' },
    { start_date: '2026-12-25', closed: true },
    { start_date: '2026-12-31', end_date: '2027-01-01', open_time: '18:00', close_time: '02:00' },
  ]);
});

test('midnight belongs to the day that it ends', () => {
  expect(periodsOf('2026-12-24: 18:00-24:00')).toEqual([
    { start_date: '2026-12-24', open_time: '18:00', close_time: '24:00' },
  ]);
});

test.for([
  '2026-12-24: 09:00-13:00, 2026-12-24: 14:00-18:00, 2026-12-25: x',
  '2026-12-31: 18:00-02:00, 2027-01-01: x',
  '2026-12-24: 00:00-24:00',
  '2026-12-31: 23:00-11:59',
  '',
])('formats %o as it was read', (text) => {
  expect(formatSpecialHours(periodsOf(text))).toBe(text);
});

test('hours without a date belong to the preceding date', () => {
  expect(formatSpecialHours(periodsOf('2026-12-24: 9:00AM-1:00PM, 14:00-18:00'))).toBe(
    '2026-12-24: 09:00-13:00, 2026-12-24: 14:00-18:00',
  );
});

test.for([
  ['09:00-13:00', /doesn’t start with a date/],
  ['24.12.2026: 09:00-13:00', /doesn’t start with a date/],
  ['2026-02-30: x', /“2026-02-30” isn’t a date/],
  ['2026-12-4: x', /“2026-12-4” isn’t a date/],
  ['2026-12-24: 9-13', /2026-12-24: “9” isn’t a valid opening time/],
  ['2026-12-24:', /2026-12-24: “” isn’t a range of hours/],
  ['2026-12-31: 18:00-12:00', /before noon the next day/],
  ['2026-12-24: 09:00-13:00, 2026-12-24: x', /special hours on 2026-12-24 overlap/],
  ['2026-12-24: x, 2026-12-24: x', /special hours on 2026-12-24 overlap/],
  ['2026-12-24: 09:00-13:00, 2026-12-24: 12:00-18:00', /special hours on 2026-12-24 overlap/],
  ['2026-12-31: 18:00-02:00, 2027-01-01: 01:00-05:00', /special hours on 2027-01-01 overlap/],
] as const)('refuses %o', ([text, message]) => {
  expect(parseSpecialHours(text)).toEqual({ error: expect.stringMatching(message) });
});
