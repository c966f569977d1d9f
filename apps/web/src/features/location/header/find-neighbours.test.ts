import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { findNeighbours } from './find-neighbours.ts';

const id = (value: number) => LocationId.parse(value);
const pageOf = (number: number, ids: readonly number[]) => ({
  data: ids.map((one) => ({ id: id(one) })),
  meta: { current_page: number, last_page: 3, per_page: 3, total: 8, from: null, to: null },
});
const page = pageOf(2, [4, 5, 6]);
const beside = { before: pageOf(1, [1, 2, 3]), after: pageOf(3, [7, 8]) };

test('@LOC-7 the neighbours of a location in the list are on its page', () => {
  expect(findNeighbours({ id: id(5), at: undefined }, page, beside)).toEqual({
    position: 5,
    previous: { id: 4, page: 2, at: 0 },
    next: { id: 6, page: 2, at: 2 },
  });
});

test('@LOC-7 the neighbours at the end of a page are on the next one', () => {
  expect(findNeighbours({ id: id(4), at: undefined }, page, beside)?.previous).toEqual({
    id: 3,
    page: 1,
    at: 2,
  });
  expect(findNeighbours({ id: id(6), at: undefined }, page, beside)?.next).toEqual({
    id: 7,
    page: 3,
    at: 0,
  });
  expect(findNeighbours({ id: id(6), at: undefined }, page, {})?.next).toBeNull();
});

test('@LOC-7 a location that left the list keeps its neighbours', () => {
  expect(findNeighbours({ id: id(9), at: 1 }, page, beside)).toEqual({
    position: null,
    previous: { id: 4, page: 2, at: 0 },
    next: { id: 5, page: 2, at: 1 },
  });
  expect(findNeighbours({ id: id(9), at: 3 }, page, beside)?.next).toMatchObject({ id: 7 });
  expect(findNeighbours({ id: id(9), at: undefined }, page, beside)).toBeNull();
});
