import { expect, test } from 'vitest';
import { rowsBetween } from './rows-between.ts';

test('@LOC-7 a range extends from the last selected row to this one, in either direction', () => {
  expect(rowsBetween([1, 2, 3, 4, 5], 2, 4)).toEqual([2, 3, 4]);
  expect(rowsBetween([1, 2, 3, 4, 5], 4, 2)).toEqual([2, 3, 4]);
  expect(rowsBetween([1, 2, 3], 2, 2)).toEqual([2]);
});

test('@LOC-7 a range does not extend over pages', () => {
  expect(rowsBetween([1, 2, 3], 9, 2)).toEqual([2]);
  expect(rowsBetween([1, 2, 3], null, 3)).toEqual([3]);
});
