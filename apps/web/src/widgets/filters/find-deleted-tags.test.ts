import { TagId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { findDeletedTags } from './find-deleted-tags.ts';

const id = (value: number) => TagId.parse(value);

test('@LOC-1 a tag that is only in the address is deleted', () => {
  expect(findDeletedTags({ tags: [id(3), id(9)] }, [{ id: id(3) }])).toEqual([9]);
  expect(findDeletedTags({}, [])).toEqual([]);
});
