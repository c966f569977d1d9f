import { TagId } from '@placekeeper/contracts/core/id';
import { managementStatuses } from '@placekeeper/contracts/model/location';
import type { Tag } from '@placekeeper/contracts/model/tag';
import * as z from 'zod/mini';
import { searchText } from '../../lib/text/search-text.ts';

/** LOC-1: the filters of locations as stored in the address of every list. */
export const filterShape = {
  filter: z.optional(searchText),
  tags: z.optional(z.array(TagId)),
  status: z.optional(z.enum(managementStatuses)),
  updates: z.optional(z.boolean()),
  refused: z.optional(z.boolean()),
};

const filterState = z.object(filterShape);
export type LocationFilterState = z.infer<typeof filterState>;

/** State and setters of the filters. */
export interface FilterControls {
  readonly state: LocationFilterState;
  readonly change: (
    change: Partial<LocationFilterState>,
    options?: { readonly replace?: boolean },
  ) => void;
  /** The account's tags, if loaded. */
  readonly tags: readonly Tag[];
}

/** The request parameters for the filters. */
export const filtersOf = ({ filter, tags, status, updates, refused }: LocationFilterState) => ({
  ...(filter?.trim() && { search: filter.trim() }),
  ...(tags?.length && { only_tag_ids: tags }),
  ...(status && { gbp_management_status: status }),
  ...(updates && { has_unresolved_updates: true as const }),
  ...(refused && { has_failed_patch_attempts: true as const }),
});

export const isFiltered = ({
  filter,
  tags,
  status,
  updates,
  refused,
}: LocationFilterState): boolean =>
  Boolean(filter?.trim() || tags?.length || status || updates || refused);

export const toggleTag = ({ tags = [] }: LocationFilterState, id: TagId, on: boolean): TagId[] =>
  on ? [...tags.filter((tag) => tag !== id), id] : tags.filter((tag) => tag !== id);

/** An unknown tag is shown by its id. */
export const tagName = (known: readonly Pick<Tag, 'id' | 'name'>[], id: TagId): string =>
  known.find((tag) => tag.id === id)?.name ?? `Tag ${id}`;
