import { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { visibleUpdates, nextUnresolved, shownUpdate } from './next-update.ts';

const id = (value: number) => z.parse(GoogleUpdateId, value);
const updates = [4, 3, 2, 1].map((value) => ({ id: id(value) }));
const settled = (...ids: number[]) => ({
  updates,
  waits: (update: { id: number }) => !ids.includes(update.id),
  isDecided: (update: { id: number }) => ids.includes(update.id),
});

test.each([
  [3, [3], 2],
  [3, [3, 2], 1],
  // After the last update, the search starts again at the first.
  [1, [1, 4], 3],
  [4, [4, 3, 2, 1], undefined],
])('@UPD-4 update %i is followed, with updates %j resolved, by update %j', (after, ids, next) => {
  expect(nextUnresolved(updates, settled(...ids).waits, id(after))?.id).toBe(next);
});

test('@UPD-4 the next update replaces only a resolved one', () => {
  expect(shownUpdate({ ...settled(3), chosen: id(3) })?.id).toBe(2);
  expect(shownUpdate({ ...settled(), chosen: id(3) })?.id).toBe(3);
  expect(shownUpdate({ ...settled(), chosen: id(9) })).toBeUndefined();
  expect(shownUpdate({ ...settled(), chosen: undefined })).toBeUndefined();
});

test('@UPD-1 eight updates are visible, plus the selected one', () => {
  const many = Array.from({ length: 20 }, (_, position) => ({ id: id(position + 1) }));
  const none = () => false;
  expect(visibleUpdates(many, undefined, none)).toHaveLength(8);
  expect(visibleUpdates(many, many[3], none)).toHaveLength(8);
  expect(visibleUpdates(many, many[9], none)).toHaveLength(10);
  expect(visibleUpdates(many.slice(0, 3), undefined, none)).toHaveLength(3);
  // UPD-12: failed updates are shown in addition to the eight updates of a page.
  expect(visibleUpdates(many, undefined, (update) => update.id <= 2)).toHaveLength(10);
});
