import { expect, test } from 'vitest';
import { advanceNumber, type AnimatedNumber } from './animated-number.ts';

const start: AnimatedNumber = { value: 5, at: 1000 };

test.each([
  ['waits for a whole step', 1049, 80, { value: 5, at: 1000 }],
  ['climbs by one', 1050, 80, { value: 6, at: 1050 }],
  ['keeps what is left of a step', 1090, 80, { value: 6, at: 1050 }],
  ['catches up on what it slept through', 2000, 80, { value: 25, at: 2000 }],
  ['stops at the real value', 9000, 7, { value: 7, at: 9000 }],
  ['stays above a lower one', 9000, 3, { value: 5, at: 9000 }],
  ['goes on from where a clock was set back', 500, 80, { value: 5, at: 1000 }],
])('it %s', (_, now, target, expected) => {
  expect(advanceNumber(start, target, now, 50)).toEqual(expected);
});

test('time at the target is not counted when the target rises', () => {
  const waited = advanceNumber(start, 5, 60_000, 50);
  expect(advanceNumber(waited, 100, 60_050, 50).value).toBe(6);
});
