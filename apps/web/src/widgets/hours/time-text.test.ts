import { expect, test } from 'vitest';
import { parseOpeningTime, parseTime, parseTimeRange } from './time-text.ts';

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9.30', '09:30'],
  ['9:30 pm', '21:30'],
  ['9 30PM', '21:30'],
  ['12 am', '00:00'],
  ['12p.m.', '12:00'],
  ['21', '21:00'],
  [' 17:05 ', '17:05'],
  ['24:00', '24:00'],
  ['2400', '24:00'],
  ['24', '24:00'],
  ['17h', '17:00'],
  ['17h30', '17:30'],
  ['Midnight', '24:00'],
  ['noon', '12:00'],
  ['٩:٣٠', '09:30'],
  ['۱۷', '17:00'],
  ['９：３０', '09:30'],
])('@DET-2 %j is read as %s', (typed, time) => expect(parseTime(typed)).toBe(time));

test.each(['', 'evening', '25', '24:30', '9:75', '13 pm', '0 am', '9:3', '-9', '99999'])(
  '@DET-2 %j is not a time',
  (typed) => expect(parseTime(typed)).toBeNull(),
);

test('@DET-2 24:00 can only be a closing time', () => {
  expect(parseOpeningTime('24:00')).toBeNull();
  expect(parseOpeningTime('0')).toBe('00:00');
  expect(parseOpeningTime('midnight')).toBe('00:00');
});

test.each([
  ['9 to 5', { open: '09:00', close: '05:00' }],
  ['09:00 – 17:00', { open: '09:00', close: '17:00' }],
  ['9:00 AM - 5:00 PM', { open: '09:00', close: '17:00' }],
  ['17h-midnight', { open: '17:00', close: '24:00' }],
  ['9', null],
  ['9 to', null],
  ['9 - 12 - 5', null],
  ['9 to late', null],
])('@DET-2 the range %j is read as %j', (typed, range) =>
  expect(parseTimeRange(typed)).toEqual(range),
);
