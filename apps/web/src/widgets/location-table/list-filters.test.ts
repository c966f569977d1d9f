import { expect, test } from 'vitest';
import { isFiltered, noFilters } from '../filters/filter-state.ts';
import {
  changeListState,
  isFirstUse,
  readListState,
  toFilters,
  writeListState,
} from './list-filters.ts';

test('@LOC-1 the address stores the whole state of the list', () => {
  const address =
    'filter=harbour+street&tags[]=3&tags[]=5&status=enabled&updates=1&refused=1&sort=-name&page=2&size=50';
  const state = readListState(address);
  expect(state).toEqual({
    filter: 'harbour street',
    tags: [3, 5],
    status: 'enabled',
    updates: true,
    refused: true,
    sort: '-name',
    page: 2,
    size: 50,
  });
  expect(readListState(writeListState(state))).toEqual(state);
});

test('@LOC-1 the address stores the filters of the panel, and clearing removes all', () => {
  const address =
    'tags[]=3&tagged=all&country=GB&city=Bath&category=gcid%3Acafe&account=7&label=Refit&open=closed_temporarily&missing[]=website&unplanned=2026-12-24';
  const state = readListState(address);
  expect(readListState(writeListState(state))).toEqual(state);
  expect(toFilters(state)).toEqual({
    only_tag_ids: [3],
    tag_match: 'all',
    region_code: 'GB',
    locality: 'Bath',
    primary_category_id: 'gcid:cafe',
    owner_id: 7,
    label: 'Refit',
    status: 'closed_temporarily',
    missing: ['website'],
    no_special_hours_on: '2026-12-24',
  });
  expect(writeListState({ ...state, ...noFilters })).toBe('');
  // Without tags, `tagged` filters nothing.
  expect(isFiltered(readListState('tagged=none'))).toBe(false);
});

test('@LOC-1 invalid parts of an address are ignored', () => {
  expect(readListState('page=-1&sort=colour&status=asleep&tags[]=x&filter=bath')).toEqual({
    filter: 'bath',
  });
});

test('@LOC-2 a changed filter returns to the first page', () => {
  expect(changeListState({ filter: 'a', page: 7 }, { filter: 'ab' })).toEqual({
    filter: 'ab',
    page: undefined,
  });
  expect(changeListState({ filter: 'a', page: 7 }, { page: 8 })).toEqual({ filter: 'a', page: 8 });
});

test('@LOC-1 an address without parameters requests the first page only', () => {
  expect(toFilters(readListState(''))).toEqual({});
  expect(toFilters({ filter: '  bath ', page: 1 })).toEqual({ search: 'bath' });
  expect(toFilters({ refused: true })).toEqual({ has_failed_patch_attempts: true });
});

test('@LOC-1 the order, the page and an empty search are not filters', () => {
  expect(isFiltered(readListState('sort=name&page=2&filter=+'))).toBe(false);
  expect(isFiltered({ tags: readListState('tags[]=1').tags })).toBe(true);
});

test('@CONST-1 a page has 25 rows, or 50 if the address says so', () => {
  expect(toFilters(readListState('size=50'))).toEqual({ page: { size: 50 } });
  expect(toFilters(readListState('size=50&page=3'))).toEqual({ page: { number: 3, size: 50 } });
  expect(toFilters(readListState('size=1000'))).toEqual({});
});

test('@LOC-1 an account without locations is in first use, whatever the address says', () => {
  const searched = { filter: 'bath' };
  expect(isFirstUse(0, {}, 0)).toBe(true);
  expect(isFirstUse(0, searched, 0)).toBe(true);
  expect(isFirstUse(0, searched, 12)).toBe(false);
  expect(isFirstUse(3, {}, 12)).toBe(false);
  // The list can be newer than the number of locations in the user's data.
  expect(isFirstUse(0, {}, 12)).toBe(true);
  expect(isFirstUse(3, searched, 0)).toBe(false);
  expect(isFirstUse(undefined, searched, 0)).toBe(false);
});
