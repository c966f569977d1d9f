import { SuggestedServiceId } from '@placekeeper/contracts/core/id';
import type { CategoryServices, GoogleService } from '@placekeeper/contracts/model/service';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Suggestion } from '../../../data/services/queries.ts';
import { type ServiceChanges, keyOfSuggestion } from '../../../data/services/service-changes.ts';
import { filtered, isNameTaken, isStray, withKeys } from '../category-lists.ts';
import { findNamed } from '../../../lib/text/find-named.ts';
import { suggestionLists, suggestionsFor } from '../suggestions/suggestion-groups.ts';
import { readServiceFilter, toggleCategory, writeServiceFilter } from './service-filter.ts';

const category = (id: string) => ({ id, title: id, display_name: id, created_at: null });
const suggestion = (id: number, display_name: string, ...categories: string[]): Suggestion => ({
  id: z.parse(SuggestedServiceId, id),
  service_type_id: `job_type_id:${id}`,
  display_name,
  dismissed: false,
  categories: categories.map(category),
});
const structured = (id: string, category_id: string | null = 'dentist'): GoogleService => ({
  type: 'structured',
  service_type_id: id,
  display_name: id,
  category_id,
});
const own = (display_name: string, category_id = 'dentist'): GoogleService => ({
  type: 'free_form',
  display_name,
  category_id,
});

const suggestions = [
  suggestion(1, 'Root canal treatment', 'dentist'),
  suggestion(2, 'Emergency out-of-hours dental whitening', 'dentist', 'clinic'),
  suggestion(3, 'Crème brûlée polishing', 'clinic'),
];
const still: ServiceChanges = { pending: new Map(), errors: new Map() };
const idsOf = (list: readonly Suggestion[]) => list.map(({ id }) => Number(id));

test.each([
  ['', [1, 2, 3]],
  ['  ', [1, 2, 3]],
  ['whitning', [2]],
  // A name matches with up to a quarter of its letters wrong: two of eight, but not two of seven.
  ['whtenixg', [2]],
  ['whtning', []],
  ['ROOT CANL', [1]],
  ['creme', [3]],
  ['xylophone', []],
])('@SVC-6 a search for %j finds suggestions %j', (text, found) => {
  expect(idsOf(findNamed(suggestions, text))).toEqual(found);
});

test('@SVC-6 suggestions are filtered by any of their category ids', () => {
  const open = (categories: string[], filter = '') =>
    idsOf(suggestionLists(suggestions, [], still, { categories, filter }).open);
  expect(open([])).toEqual([1, 2, 3]);
  expect(open(['clinic'])).toEqual([2, 3]);
  expect(open(['clinic', 'dentist'])).toEqual([1, 2, 3]);
  expect(open(['clinic'], 'whitening')).toEqual([2]);
  expect(open(['gone'])).toEqual([]);
});

test('@SVC-6 the filter is stored in the address, and invalid values are ignored', () => {
  const filter = { filter: 'root & crown', categories: ['gcid:dentist', 'gcid:clinic'] };
  expect(readServiceFilter(writeServiceFilter(filter))).toEqual(filter);
  expect(writeServiceFilter({ filter: '', categories: [] })).toBe('');
  expect(toggleCategory(filter, 'gcid:clinic', false)).toEqual(['gcid:dentist']);
  expect(toggleCategory({}, 'gcid:clinic', true)).toEqual(['gcid:clinic']);
});

test('@SVC-4 a pending decision is shown at once', () => {
  const [first, second] = suggestions;
  if (!first || !second) throw new Error('There are two.');
  const changes: ServiceChanges = {
    ...still,
    pending: new Map([
      [keyOfSuggestion(first), 'dismiss'],
      [keyOfSuggestion(second), 'undismiss'],
    ]),
  };
  const lists = suggestionLists([first, { ...second, dismissed: true }], [], changes, {});
  expect(idsOf(lists.open)).toEqual([2]);
  expect(idsOf(lists.dismissed)).toEqual([1]);
});

test('@SVC-4 a suggestion that is listed as a custom service is not suggested', () => {
  const listed = [own('ROOT  canal treatment'), own('Creme brulee polishing', 'clinic')];
  expect(idsOf(suggestionLists(suggestions, listed, still, {}).open)).toEqual([2]);
  // A suggestion that the user has just added stays in its place.
  const added = suggestions.map((one) => ({ ...one, added: true }));
  expect(idsOf(suggestionLists(added, listed, still, {}).open)).toEqual([1, 2, 3]);
});

test('@SVC-3 a typed service is completed from the suggestions of its category', () => {
  const lists = suggestionLists(suggestions, [], still, {});
  expect(idsOf(suggestionsFor(lists, 'dentist', 'root'))).toEqual([1]);
  expect(idsOf(suggestionsFor(lists, 'clinic', 'creme'))).toEqual([3]);
  expect(idsOf(suggestionsFor(lists, 'clinic', 'root'))).toEqual([]);
  expect(idsOf(suggestionsFor(lists, 'dentist', 'r'))).toEqual([]);
});

test('@SVC-1 the filter keeps the order and omits categories without a match', () => {
  const lists: CategoryServices[] = [
    { category: category('dentist'), services: [own('Deep cleaning'), own('X-ray'), own('Clean')] },
    { category: category('clinic'), services: [] },
  ];
  const names = (filter: Parameters<typeof filtered>[1]) =>
    filtered(lists, filter).map(({ services }) => services.map((one) => one.display_name));
  expect(filtered(lists, {})).toEqual(lists);
  expect(names({ filter: 'clean' })).toEqual([['Deep cleaning', 'Clean']]);
  expect(names({ filter: 'x ray' })).toEqual([['X-ray']]);
  // A typo matches only if nothing matches exactly.
  expect(names({ filter: 'claening' })).toEqual([['Deep cleaning']]);
  expect(names({ categories: ['clinic'] })).toEqual([[]]);
});

test('@SVC-1 services without a category of the location are found', () => {
  const ids = ['dentist'];
  expect(
    [structured('a'), structured('b', null), own('c'), own('d', 'gone')].map((one) =>
      isStray(one, ids),
    ),
  ).toEqual([false, true, false, true]);
});

test('@SVC-2 identical rows have different keys', () => {
  const keys = withKeys([structured('a'), structured('a'), own('a'), own('a', 'clinic')]);
  expect(new Set(keys.map(({ key }) => key)).size).toBe(4);
});

test('@SVC-3 a name is taken by any service of its category', () => {
  const categories: readonly CategoryServices[] = [
    { category: category('dentist'), services: [structured('Teeth cleaning'), own('Check-up')] },
    { category: category('clinic'), services: [] },
  ];
  const taken = (id: string, name: string) => isNameTaken(categories, id, name);
  expect(taken('dentist', ' teeth  CLEANING ')).toBe(true);
  expect(taken('dentist', 'check-up')).toBe(true);
  expect(taken('dentist', 'Teeth')).toBe(false);
  expect(taken('clinic', 'Teeth cleaning')).toBe(false);
});
