import { PageMeta } from '@placekeeper/contracts/core/page';
import { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { wireUpdate } from '../../test/wire-update.ts';
import {
  isNewer,
  mergePage,
  withoutSettled,
  withoutUpdate,
  type ReviewPage,
} from './review-page.ts';

const update = (id: number) => z.parse(GoogleUpdate, wireUpdate(id));

const answer = (ids: readonly number[], { page = 1, last = 2 } = {}) => ({
  google_updates: ids.map(update),
  total_locations: 1,
  meta: z.parse(PageMeta, {
    current_page: page,
    last_page: last,
    per_page: 3,
    total: last * 3,
    to: page * 3,
  }),
});

const ids = ({ items }: ReviewPage) => items.map(({ id }) => Number(id));
const read = (...found: number[]) => mergePage(undefined, answer(found));

test('@UPD-10 new updates are counted, and visible rows keep their places', () => {
  const page = mergePage(read(13, 12, 11), answer([15, 14, 13]));
  expect(ids(page)).toEqual([13, 12, 11]);
  expect(page).toMatchObject({ arrived: 2, arrivedMore: false, gone: [] });
});

test('@UPD-10 a page of only new updates may hide more of them', () => {
  expect(mergePage(read(13, 12, 11), answer([30, 29, 28]))).toMatchObject({
    arrived: 3,
    arrivedMore: true,
  });
});

test('@UPD-4 after a decision the page fills up below', () => {
  const decided = withoutUpdate(read(13, 12, 11), update(12).id);
  expect(ids(decided)).toEqual([13, 11]);
  expect(decided.answer.meta.total).toBe(5);
  expect(ids(mergePage(decided, answer([13, 11, 10])))).toEqual([13, 11, 10]);
});

test('@UPD-4 an update decided elsewhere stays in its place, marked as no longer pending', () => {
  const page = mergePage(read(13, 12, 11), answer([13, 11, 10]));
  expect(ids(page)).toEqual([13, 12, 11, 10]);
  expect(page.gone).toEqual([12]);
});

test('@UPD-4 the newest update of the first page cannot have moved to an earlier page, so it is no longer pending', () => {
  expect(mergePage(read(13, 12, 11), answer([12, 11, 10])).gone).toEqual([13]);
});

test('@UPD-4 an update that moved to a neighbouring page is still pending', () => {
  const second = mergePage(undefined, answer([10, 9, 8], { page: 2, last: 3 }));
  // Two newer updates push 9 and 8 to the third page.
  const pushed = mergePage(second, answer([12, 11, 10], { page: 2, last: 3 }));
  expect(ids(pushed)).toEqual([10, 9, 8]);
  expect(pushed).toMatchObject({ arrived: 2, gone: [] });
  // A decision about a newer update pulls 10 to the first page.
  const pulled = mergePage(second, answer([9, 8, 7], { page: 2, last: 3 }));
  expect(ids(pulled)).toEqual([10, 9, 8, 7]);
  expect(pulled.gone).toEqual([]);
});

test('@UPD-4 an undo moves back the rows that held decisions moved to the previous page', () => {
  const moved = answer([10, 8, 7], { page: 2, last: 3 });
  const shown = mergePage(undefined, moved, [update(9).id]);
  const sent = mergePage(shown, answer([8, 7, 6], { page: 2, last: 3 }));
  expect(ids(sent)).toEqual([10, 8, 7, 6]);
  const undone = mergePage(shown, answer([10, 9, 8], { page: 2, last: 3 }));
  expect(ids(undone)).toEqual([10, 9, 8]);
  expect(undone).toMatchObject({ arrived: 0, gone: [] });
});

test('@UPD-4 if no visible update is left, the page is read again', () => {
  const empty = withoutUpdate(read(13), update(13).id);
  expect(ids(mergePage(empty, answer([12, 11])))).toEqual([12, 11]);
  const settled = mergePage(read(13), answer([15, 14], { last: 1 }));
  expect(ids(settled)).toEqual([15, 14]);
  expect(settled).toMatchObject({ arrived: 0, gone: [] });
});

test('@UPD-12 a response from before a decision does not restore the update', () => {
  const page = withoutUpdate(read(13, 12, 11), update(13).id);
  const late = withoutSettled(answer([13, 12, 11]), new Set([13]));
  const after = mergePage(page, late);
  expect(ids(after)).toEqual([12, 11]);
  expect(after).toMatchObject({ arrived: 0, gone: [], answer: { meta: { total: 5 } } });
});

describe('@UPD-9 without a readable time, the update with the higher id is newer', () => {
  const timeless = (id: number) => ({ ...update(id), created_at: undefined });
  const of = (found: readonly number[]) => ({
    ...answer(found),
    google_updates: found.map(timeless),
  });

  test('above and below what is shown', () => {
    const page = mergePage(mergePage(undefined, of([13, 12])), of([14, 13, 12, 11]));
    expect(ids(page)).toEqual([13, 12, 11]);
    expect(page.arrived).toBe(1);
  });

  test('for two updates of the same time', () => {
    const at = { created_at: '2026-01-05T00:00:00Z' };
    const now = (found: readonly number[]) => ({
      ...answer(found),
      google_updates: found.map((id) => ({ ...update(id), ...at })),
    });
    const page = mergePage(mergePage(undefined, now([13, 12])), now([14, 13, 12, 11]));
    expect(ids(page)).toEqual([13, 12, 11]);
    expect(page.arrived).toBe(1);
  });
});

test('@UPD-4 shown updates take the values of the latest answer', () => {
  const changed = { ...update(12), update_value: 'Another name' };
  const fresh = answer([13, 12, 11]);
  const page = mergePage(read(13, 12, 11), {
    ...fresh,
    google_updates: fresh.google_updates.map((one) => (one.id === changed.id ? changed : one)),
  });
  expect(page.items[1]?.update_value).toBe('Another name');
  expect(page).toMatchObject({ arrived: 0, arrivedMore: false, gone: [] });
});

test('@UPD-4 an update missing from the last page is no longer pending', () => {
  const before = mergePage(undefined, answer([10, 9], { page: 2 }));
  expect(mergePage(before, answer([10], { page: 2 })).gone).toEqual([9]);
});

test('@UPD-3 a decision about a hidden or removed update changes no other one', () => {
  const page = mergePage(read(13, 12, 11), answer([13, 11, 10]));
  const decided = withoutUpdate(page, update(12).id);
  expect(decided.gone).toEqual([]);
  expect(ids(decided)).toEqual([13, 11, 10]);
  const elsewhere = withoutUpdate(page, update(40).id);
  expect(ids(elsewhere)).toEqual([13, 12, 11, 10]);
  expect(elsewhere.gone).toEqual([12]);
  expect(elsewhere.answer.meta.total).toBe(page.answer.meta.total);
});

test.each<[one: [number, string?], other: [number, string?], isFirstNewer: boolean]>([
  [[1, '2026-01-05T00:00:01Z'], [2, '2026-01-05T00:00:00Z'], true],
  [[2, '2026-01-05T00:00:00Z'], [1, '2026-01-05T00:00:01Z'], false],
  [[2, '2026-01-05T00:00:00Z'], [1, '2026-01-05T01:00:00+01:00'], true],
  [[1, '2026-01-05T00:00:00Z'], [2], false],
  [[2], [1, '2026-01-05T00:00:00Z'], true],
])('@UPD-9 the time decides before the id: %j is newer than %j: %j', (one, other, is) => {
  const at = ([id, created_at]: readonly [number, string?]) => ({ ...update(id), created_at });
  expect(isNewer(at(one), at(other))).toBe(is);
});
