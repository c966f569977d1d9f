import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { longestSearch, searchText } from '../text/search-text.ts';
import { urlState } from './url-state.ts';

const filters = urlState(
  z.object({
    filter: z.optional(z.string()),
    tags: z.optional(z.array(z.int())),
    sort: z.optional(z.enum(['name', '-name'])),
    managed: z.optional(z.boolean()),
    page: z.optional(z.int().check(z.positive())),
  }),
  { sort: 'name', page: 1 },
);

test('a written state can be read again', () => {
  const state = { filter: 'a & b', tags: [3, 1], sort: '-name', managed: false, page: 4 } as const;
  expect(filters.read(filters.write({ ...state, tags: [...state.tags] }))).toEqual(state);
});

test('empty and default values are omitted', () => {
  expect(filters.write({ filter: '', tags: [], sort: 'name', page: 1 })).toBe('');
  expect(filters.write({ managed: false })).toBe('managed=0');
});

test('an address without a query is the initial state', () => {
  expect(filters.read('')).toEqual({ sort: 'name', page: 1 });
});

test.each([
  ['page=0', 'a number out of range'],
  ['page=two', 'no number at all'],
  ['sort=colour', 'a value that is not offered'],
  ['tags[]=1&tags[]=x', 'a list with a stranger in it'],
  ['unknown=1&__proto__[x]=1', 'names that nobody gave'],
])('%s: %s is left out', (search) => {
  expect(filters.read(search)).toEqual({ sort: 'name', page: 1 });
});

test('an invalid value does not affect the others', () => {
  expect(filters.read('page=0&filter=ink&tags[]=7')).toEqual({
    sort: 'name',
    page: 1,
    filter: 'ink',
    tags: [7],
  });
});

test('@LOC-1 a search that is too long for the platform is cut', () => {
  const search = urlState(z.object({ filter: z.optional(searchText) }));
  expect(search.read(`filter=${'a'.repeat(300)}`)).toEqual({ filter: 'a'.repeat(longestSearch) });
  expect(search.read('filter=ink')).toEqual({ filter: 'ink' });
});
