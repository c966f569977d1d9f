import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import {
  everyMatch,
  noLocations,
  type LocationChoice,
} from '../../../widgets/selection/location-choice.ts';
import { selectionText } from './selection-text.ts';

const ids = (...numbers: readonly number[]) => numbers.map((number) => LocationId.parse(number));
const some = (...numbers: readonly number[]): LocationChoice => ({
  mode: 'some',
  ids: ids(...numbers),
});

test('@BULK-1 a selection that leaves out every match counts as none', () => {
  const none: LocationChoice = { mode: 'matching', ids: ids(1, 2) };
  expect(selectionText(none, 2, ids(1, 2))).toBe('No locations selected.');
});

test('@BULK-1 a selection of similar locations is not described as matching', () => {
  expect(selectionText(everyMatch, 5, [], true)).toBe('of 5 similar');
});

test.each<[choice: LocationChoice, text: string]>([
  [everyMatch, 'of 1,200 matching'],
  [{ mode: 'matching', ids: ids(1) }, 'of 1,200 matching'],
  [noLocations, 'No locations selected.'],
  [some(1, 2), 'Your selection is kept when you search.'],
  [some(1, 7), '1 of them isn’t on this page.'],
  [some(7, 8), '2 of them aren’t on this page.'],
])('@BULK-1 the selection %j of 1,200 matching locations is described as %j', (choice, text) => {
  expect(selectionText(choice, 1200, ids(1, 2, 3))).toBe(text);
});
