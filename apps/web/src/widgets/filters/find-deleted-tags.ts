import type { TagId } from '@placekeeper/contracts/core/id';
import type { Tag } from '@placekeeper/contracts/model/tag';
import type { LocationFilterState } from './filter-state.ts';

export const findDeletedTags = (
  { tags = [] }: LocationFilterState,
  known: readonly Pick<Tag, 'id'>[],
): readonly TagId[] => tags.filter((id) => !known.some((tag) => tag.id === id));
