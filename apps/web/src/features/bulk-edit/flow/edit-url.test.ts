import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readIds, writeChoice, writeIds } from '../../../widgets/selection/choice-url.ts';
import {
  chooseLocations,
  countOf,
  everyMatch,
  isChosen,
  noLocations,
} from '../../../widgets/selection/location-choice.ts';
import {
  choiceOf,
  listFiltersOf,
  readEditState,
  selectionOf,
  withFilters,
  writeEditState,
  choiceSummary,
  plannerAddress,
} from './edit-url.ts';

const id = (value: number) => z.parse(LocationId, value);

test('@BULK-1 no location is chosen at first, with or without filters', () => {
  const state = readEditState('');
  expect(state.step).toBe('locations');
  expect(writeEditState(state)).toBe('');
  expect(selectionOf(state)).toBeNull();
  expect(selectionOf(readEditState('filter=bath&tags[]=3'))).toBeNull();
});

test('@BULK-1 all locations are chosen only explicitly', () => {
  const state = { ...readEditState(''), ...writeChoice(everyMatch) };
  expect(writeEditState(state)).toBe('pick=all');
  expect(selectionOf(state)).toEqual({ mode: 'matching' });
  expect(choiceSummary(state, 2500)).toBe('All 2,500 locations');
});

test('@BULK-1 a shared URL restores the choice', () => {
  const address =
    'step=preview&filter=+bath&tags[]=3&status=enabled&updates=1&page=2&pick=all&ids=12.15&show=refused&at=4';
  const state = readEditState(address);
  expect(readEditState(writeEditState(state))).toEqual(state);
  expect(selectionOf(state)).toEqual({
    mode: 'matching',
    search: 'bath',
    only_tag_ids: [3],
    gbp_management_status: 'enabled',
    has_unresolved_updates: true,
    excluded_location_ids: [12, 15],
  });
  expect(listFiltersOf(state)).toMatchObject({ search: 'bath', page: { number: 2 } });
  expect(choiceSummary(state, 14)).toBe('12 of 14 matching locations');
  expect(choiceSummary(state, 14, true)).toBe('12 of 14 similar locations');
});

test('@BULK-1 a URL can name single locations', () => {
  expect(selectionOf(readEditState('ids=7.9'))).toEqual({ mode: 'ids', locations: [7, 9] });
});

test('@BULK-1 invalid parameters of a URL are ignored', () => {
  expect(readIds('7.x.7.-3.9.1e3.')).toEqual([7, 9]);
  expect(readEditState('step=later&pick=most&at=0')).toEqual({ step: 'locations' });
});

test('@LOC-7 all matches are stored as a filter with exceptions', () => {
  const page = [id(1), id(2), id(3)];
  const without = chooseLocations(everyMatch, [id(2)], false);
  expect(without).toEqual({ mode: 'matching', ids: [2] });
  expect(page.map((one) => isChosen(without, one))).toEqual([true, false, true]);
  expect(countOf(without, 2500)).toBe(2499);
  expect(chooseLocations(without, page, true)).toEqual(everyMatch);
  expect(chooseLocations(noLocations, page, true)).toEqual({ mode: 'some', ids: page });
  expect(chooseLocations(chooseLocations(noLocations, page, true), [id(1)], false).ids).toEqual([
    2, 3,
  ]);
  expect(readIds(writeIds(page))).toEqual(page);
});

test('@LOC-7 a changed filter clears "all matches" and keeps single locations', () => {
  const all = readEditState('filter=a&pick=all&ids=5&page=3');
  expect(selectionOf({ ...all, ...withFilters(all, { filter: '' }) })).toBeNull();
  const some = { ...all, ...writeChoice(chooseLocations(noLocations, [id(5)], true)) };
  expect(choiceOf({ ...some, ...withFilters(some, { filter: 'ab' }) }).ids).toEqual([5]);
});

test('@BULK-1 the holiday planner shows the locations of the same filters', () => {
  const state = readEditState('step=changes&filter=bath&tags[]=3&pick=all&ids=7&page=2');
  expect(plannerAddress(state)).toBe('/bulk-edit/holidays?filter=bath&tags[]=3');
  expect(plannerAddress(readEditState(''))).toBe('/bulk-edit/holidays');
});
