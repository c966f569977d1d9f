import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { distinctNames } from './distinct-names.ts';

const location = (
  id: number,
  name: string,
  code: string | null,
  address: string | null = null,
) => ({
  id: z.parse(LocationId, id),
  name,
  store_code: code,
  formatted_address: address,
});

test('@LOC-7 locations with equal names are distinguished by store code or address', () => {
  const all = [
    location(1, 'Harbour', 'H-1'),
    location(2, 'Harbour', null, '2 Quay'),
    location(3, 'Harbour', null),
    location(4, 'Station', 'S-1'),
  ];
  expect(all.map(distinctNames(all))).toEqual([
    'Harbour, H-1',
    'Harbour, 2 Quay',
    'Harbour',
    'Station',
  ]);
});
