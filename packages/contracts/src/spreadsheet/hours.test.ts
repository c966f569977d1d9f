import { expect, test } from 'vitest';
import { formatSpan, parseDayHours } from './hours.ts';

const written = (text: string) => {
  const parsed = parseDayHours(text);
  return 'spans' in parsed ? parsed.spans.map(formatSpan).join(', ') : parsed.error;
};

test.for([
  ['09:00-12:00, 13:00-18:00', '09:00-12:00, 13:00-18:00'],
  ['13:00-18:00,9:00-12:00', '09:00-12:00, 13:00-18:00'],
  ['9:00AM-5:00PM', '09:00-17:00'],
  ['9am - 5:30 p.m.', '09:00-17:30'],
  ['1pm-5pm', '13:00-17:00'],
  ['09:00-12:00, 24 hours', '00:00-24:00, 09:00-12:00'],
  [' x ', ''],
  ['12:00AM-12:00PM', '00:00-12:00'],
  ['09:00–17:00', '09:00-17:00'],
  ['00:00-24:00', '00:00-24:00'],
  ['24 hours', '00:00-24:00'],
  ['Open 24 hours', '00:00-24:00'],
  ['18:00-02:00', '18:00-02:00'],
  ['18:00-00:00', '18:00-24:00'],
  ['18:00-24:00', '18:00-24:00'],
  ['x', ''],
  ['X', ''],
  ['Closed', ''],
  ['', ''],
] as const)('reads %o as %o', ([text, expected]) => {
  expect(written(text)).toBe(expected);
});

test('a span past midnight closes after 24:00', () => {
  expect(parseDayHours('18:00-02:00')).toEqual({ spans: [{ open: 1080, close: 1560 }] });
});

test.for([
  ['9-5', /“9” isn’t a valid opening time/],
  ['09:00-5', /“5” isn’t a valid closing time/],
  ['25:00-26:00', /“25:00” isn’t a valid opening time/],
  ['09:60-17:00', /“09:60”/],
  ['13:00PM-5:00PM', /“13:00PM”/],
  ['0:30AM-5:00PM', /“0:30AM”/],
  ['24:00-25:00', /“24:00” isn’t a valid opening time/],
  ['09:00-24:30', /“24:30” isn’t a valid closing time/],
  ['09:00-09:00', /opens and closes at the same time/],
  ['09:00', /isn’t a range of hours/],
  ['09:00-12:00-18:00', /isn’t a range of hours/],
  ['09:00-12:00,', /isn’t a range of hours/],
  ['by appointment', /isn’t a range of hours/],
  ['closed early', /isn’t a range of hours/],
  ['often x', /isn’t a range of hours/],
  ['at 09:00-12:00', /“at 09:00” isn’t a valid opening time/],
  ['09:00-12:00 or so', /“12:00 or so” isn’t a valid closing time/],
  [' 0.291666 ', /^A spreadsheet program turned this time into a number/],
  ['0.291666', /^A spreadsheet program turned this time into a number/],
  ['0,291666', /^A spreadsheet program turned this time into a number/],
] as const)('refuses %o', ([text, message]) => {
  expect(parseDayHours(text)).toEqual({ error: expect.stringMatching(message) });
});
