import { expect, test } from 'vitest';
import { likelyClosingTime } from './likely-closing-time.ts';

test.each([
  ['09:00', '05:00', '17:00'],
  ['08:30', '05:30', '17:30'],
  ['10:00', '01:30', null],
  ['10:00', '04:00', '16:00'],
  ['11:00', '03:00', null],
  ['16:00', '04:00', null],
  ['11:00', '11:00', null],
  ['09:00', '17:00', null],
  ['18:00', '02:00', null],
  ['22:00', '06:00', null],
  ['07:00', '00:00', null],
  ['07:00', '24:00', null],
])('@DET-2 hours from %s to %s were probably meant to end at %s', (open, close, meant) => {
  expect(likelyClosingTime(open, close)).toBe(meant);
});
