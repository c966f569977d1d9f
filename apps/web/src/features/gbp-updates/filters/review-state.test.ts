import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  changeReviewState,
  isReviewFiltered,
  readReviewState,
  toListQuery,
  writeReviewState,
} from './review-state.ts';

test('@UPD-2 the URL holds the whole state of the review', () => {
  const address =
    'locations[]=3&locations[]=5&source=google&fields[]=title&start_date=2026-11-01&end_date=2026-11-20&page=2&update=7';
  const state = readReviewState(address);
  expect(state).toEqual({
    locations: [3, 5],
    source: 'google',
    fields: ['title'],
    start_date: '2026-11-01',
    end_date: '2026-11-20',
    page: 2,
    update: 7,
  });
  expect(readReviewState(writeReviewState(state))).toEqual(state);
});

test('@UPD-2 invalid parameters of a URL are ignored', () => {
  expect(
    readReviewState('source=nobody&locations[]=x&start_date=2026-02-30&page=0&fields[]=title'),
  ).toEqual({ source: 'all', fields: ['title'], page: 1 });
});

test('@UPD-1 @UPD-6 a page has eight updates, and only the archive has dates', () => {
  const state = readReviewState('source=all&start_date=2026-11-01&page=3');
  expect(toListQuery(state, false)).toEqual({ active: true, page: { number: 3, size: 8 } });
  expect(toListQuery(state, true)).toEqual({
    active: false,
    start_date: '2026-11-01',
    page: { number: 3, size: 8 },
  });
});

test('@UPD-4 a changed filter starts at the first page without a selection', () => {
  const state = readReviewState('page=2&update=7&fields[]=title');
  expect(writeReviewState(changeReviewState(state, { source: 'google' }))).toBe(
    'source=google&fields[]=title',
  );
  expect(writeReviewState(changeReviewState(state, { page: 3 }))).toBe('fields[]=title&page=3');
});

test('@UPD-2 page and selection are not filters', () => {
  expect(isReviewFiltered(readReviewState('page=2&update=7'), false)).toBe(false);
  expect(isReviewFiltered(readReviewState('start_date=2026-11-01'), false)).toBe(false);
  expect(isReviewFiltered(readReviewState('start_date=2026-11-01'), true)).toBe(true);
  expect(isReviewFiltered({ locations: [z.parse(LocationId, 1)] }, false)).toBe(true);
});
