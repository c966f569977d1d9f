import { TagId } from '@placekeeper/contracts/core/id';
import { locationSorts } from '@placekeeper/contracts/endpoints/locations';
import { managementStatuses } from '@placekeeper/contracts/model/location';
import * as z from 'zod/mini';
import type { LocationFilters } from '../../data/locations.ts';
import { urlState } from '../../lib/url-state.ts';

/** LOC-1: `filter` and `tags` hold the state, and so do the page, the order and the two further filters. */
const listState = urlState(
  z.strictObject({
    filter: z.optional(z.string()),
    tags: z.optional(z.array(TagId)),
    status: z.optional(z.enum(managementStatuses)),
    updates: z.optional(z.boolean()),
    sort: z.optional(z.enum(locationSorts)),
    page: z.optional(z.int().check(z.positive())),
  }),
);

export const readListState = listState.read;
export const writeListState = listState.write;
export type ListState = ReturnType<typeof readListState>;

/** What the state asks of the platform. */
export function toFilters({
  filter,
  tags,
  status,
  updates,
  sort,
  page,
}: ListState): LocationFilters {
  return {
    ...(filter && { search: filter.trim() }),
    ...(tags?.length && { only_tag_ids: tags }),
    ...(status && { gbp_management_status: status }),
    ...(updates && { has_unresolved_updates: true }),
    ...(sort && { sort }),
    ...(page && page > 1 && { page: { number: page } }),
  };
}

/** LOC-2: whatever else changes, the list starts at its first page again. */
export function changeState(state: ListState, change: Partial<ListState>): ListState {
  return { ...state, page: undefined, ...change };
}

export const isFiltered = ({ filter, tags, status, updates }: ListState): boolean =>
  Boolean(filter?.trim() || tags?.length || status || updates);

export const toggleTag = ({ tags = [] }: ListState, id: TagId, on: boolean): TagId[] =>
  on ? [...tags.filter((tag) => tag !== id), id] : tags.filter((tag) => tag !== id);
