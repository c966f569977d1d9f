import { expect, test } from 'vitest';
import { datesBetween } from './dates-between.ts';

test('@DET-2 a closed period has each of its dates', () => {
  expect(datesBetween('2026-12-30', '2027-01-02')).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
  expect(datesBetween('2026-12-24', '2026-12-24')).toEqual(['2026-12-24']);
});

test.each([
  ['', '2026-12-24'],
  ['2026-12-24', ''],
  ['2026-12-24', '2026-12-23'],
  ['2026-12-24', '2027-12-24'],
])('@DET-2 there is no period from %j to %j', (first, last) => {
  expect(datesBetween(first, last)).toBeNull();
});
