import { expect, test } from 'vitest';
import { easterOf } from './easter.ts';

test.for([
  [1954, '1954-04-18'],
  [1981, '1981-04-19'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2019, '2019-04-21'],
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2100, '2100-03-28'],
  [2199, '2199-04-14'],
] as const)('Easter of %i is on %s', ([year, date]) => {
  expect(easterOf(year)).toBe(date);
});
