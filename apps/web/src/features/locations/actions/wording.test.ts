import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { slotWords } from './management-dialog.tsx';
import { othersChanged } from './refused-dialog.tsx';
import { taggingDone } from './tag-locations.ts';

const ids = (count: number) =>
  Array.from({ length: count }, (_, index) => z.parse(LocationId, index + 1));

test('@LOC-4 what had the tag already is not counted as tagged', () => {
  const audited = [{ name: 'Audited' }];
  expect(taggingDone('add-tags', audited, { changed: ids(36), total: 37 })).toBe(
    '“Audited” added to 36 locations (1 other had it)',
  );
  expect(taggingDone('remove-tags', audited, { changed: ids(2), total: 2 })).toBe(
    '“Audited” removed from 2 locations',
  );
  expect(taggingDone('add-tags', audited, { changed: [], total: 3 })).toBe(
    'Nothing to add: “Audited” was there already',
  );
});

test('@LOC-5 how far the slots reach is said before', () => {
  const meta = (slots: number, locations: number) => ({
    gbp_management_subscription: { slots, locations, pending_updates: 0 },
  });
  expect(slotWords(meta(10, 10), 3)).toContain('No slot of your subscription is free.');
  expect(slotWords(meta(11, 10), 3)).toContain('1 slot of your subscription is free. Where none');
  expect(slotWords(meta(20, 10), 3)).toContain('enough for all');
});

test('@LOC-7 what became of those that were not refused', () => {
  expect([0, 1, 1200].map(othersChanged)).toEqual([
    'No others were changed.',
    '1 other was changed.',
    '1,200 others were changed.',
  ]);
});
