import { expect, test } from 'vitest';
import { splitList, takeEvenly } from './split-list.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, position) => position);

test.each([
  { count: 10, weights: [0.5, 0.3, 0.2], sizes: [5, 3, 2] },
  { count: 3, weights: [0.35, 0.25, 0.3, 0, 0.1], sizes: [1, 1, 1, 0, 0] },
  { count: 7, weights: [0, 0], sizes: [0, 0] },
  { count: 0, weights: [1], sizes: [0] },
])('$count items are split into $sizes', ({ count, weights, sizes }) => {
  const pieces = splitList(numbers(count), weights);
  expect(pieces.map(({ length }) => length)).toEqual(sizes);
  expect(pieces.flat()).toEqual(numbers(sizes.reduce((sum, size) => sum + size, 0)));
});

test.each([
  { total: 12, count: 4, taken: [2, 5, 8, 11] },
  { total: 5, count: 5, taken: [0, 1, 2, 3, 4] },
  { total: 5, count: 0, taken: [] },
  { total: 0, count: 0, taken: [] },
])('$count of $total are taken at even distances', ({ total, count, taken }) => {
  const result = takeEvenly(numbers(total), count);
  expect(result.taken).toEqual(taken);
  expect([...result.taken, ...result.left].toSorted((a, b) => a - b)).toEqual(numbers(total));
});

test('rounding neither loses nor adds an item', () => {
  for (const total of numbers(80)) {
    for (const count of numbers(total + 1))
      expect(takeEvenly(numbers(total), count).taken).toHaveLength(count);
  }
});
