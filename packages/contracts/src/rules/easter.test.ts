import { expect, test } from 'vitest';
import { easterOf } from './easter.ts';

test.for([
  [2019, '2019-04-21'],
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
] as const)('Easter of %i is on %s', ([year, date]) => {
  expect(easterOf(year)).toBe(date);
});
