import type { TagId } from '@placekeeper/contracts/core/id';
import type { Tag } from '@placekeeper/contracts/model/tag';
import type { LocationFilterState } from './filter-state.ts';

/** LOC-1: an old address may name deleted tags. */
export const findDeletedTags = (
  { tags = [] }: LocationFilterState,
  known: readonly Pick<Tag, 'id'>[],
): readonly TagId[] => tags.filter((id) => !known.some((tag) => tag.id === id));
