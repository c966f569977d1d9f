import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { foldedItems } from './folded-items.ts';

const item = (
  id: number,
  before: string | null,
  updates: readonly { readonly id: number }[] = [],
) => ({
  location: { id: LocationId.parse(id), name: `Shop ${id}`, store_code: null },
  status: 'pending' as const,
  message: null,
  before: { label: before },
  after: { label: 'Spring' },
  errors: {},
  attributes: {},
  calls: [],
  isPublished: true,
  isWaiting: false,
  updates: updates.map((each) => ({ ...each, field: 'label', source: 'google', value: 'x' })),
  hints: {},
  blocks: [],
});

test('@BULK-1 locations with the same changes are one row of a preview', () => {
  const folded = foldedItems([
    item(1, null),
    item(2, 'Autumn'),
    item(3, null),
    item(4, null, [{ id: 9 }]),
    item(5, null),
  ]);
  expect(folded.map(({ location, others }) => [location.id, others?.map(({ id }) => id)])).toEqual([
    [1, [3, 5]],
    [2, []],
    [4, []],
  ]);
  expect(folded[2]?.changes[0]?.update?.id).toBe(9);
});

test('@BULK-1 skipped locations with the same reasons are one row, whatever else would change', () => {
  const skipped = (id: number, title: string) => ({
    ...item(id, null),
    status: 'refused' as const,
    before: { label: null, title },
    after: { label: null, title: `${title} now` },
    errors: { label: 'This location has no value for {label}.' },
  });
  expect(foldedItems([skipped(1, 'Quay'), skipped(2, 'Pier')])).toMatchObject([
    { location: { id: 1 }, others: [{ id: 2 }], changes: [{ field: 'label' }] },
  ]);
});
