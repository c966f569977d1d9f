import { GoogleTokenId, TagId } from '@placekeeper/contracts/core/id';
import { managementStatuses, openStatuses } from '@placekeeper/contracts/model/location';
import type { Tag } from '@placekeeper/contracts/model/tag';
import * as z from '@placekeeper/contracts/core/zod';
import { missingFacts, standings } from '../../data/portfolio/record-filters.ts';
import { searchText } from '../../lib/text/search-text.ts';

const moreShape = {
  /** Undefined if any one of the tags is enough. */
  tagged: z.optional(z.enum(['all', 'none'])),
  country: z.optional(z.string()),
  city: z.optional(z.string()),
  category: z.optional(z.string()),
  account: z.optional(GoogleTokenId),
  label: z.optional(z.string()),
  open: z.optional(z.enum(openStatuses)),
  standing: z.optional(z.enum(standings)),
  missing: z.optional(z.array(z.enum(missingFacts))),
  /** A date on which locations have no special hours. */
  unplanned: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
};

export const filterShape = {
  filter: z.optional(searchText),
  tags: z.optional(z.array(TagId)),
  status: z.optional(z.enum(managementStatuses)),
  updates: z.optional(z.boolean()),
  refused: z.optional(z.boolean()),
  ...moreShape,
};

const filterState = z.object(filterShape);
export type LocationFilterState = z.infer<typeof filterState>;

export interface FilterControls {
  readonly state: LocationFilterState;
  readonly change: (
    change: Partial<LocationFilterState>,
    options?: { readonly replace?: boolean },
  ) => void;
  /** The account's tags; undefined until they load. */
  readonly tags: readonly Tag[] | undefined;
}

export const filtersOf = (state: LocationFilterState) => {
  const { filter, tags, status, updates, refused, tagged, missing } = state;
  const { country, city, category, account, label, open, standing, unplanned } = state;
  return {
    ...(filter?.trim() && { search: filter.trim() }),
    ...(tags?.length && { only_tag_ids: tags, ...(tagged && { tag_match: tagged }) }),
    ...(status && { gbp_management_status: status }),
    ...(updates && { has_unresolved_updates: true as const }),
    ...(refused && { has_failed_patch_attempts: true as const }),
    ...(standing && { standing }),
    ...(country && { region_code: country }),
    ...(city && { locality: city }),
    ...(category && { primary_category_id: category }),
    ...(account && { owner_id: account }),
    ...(label && { label }),
    ...(open && { status: open }),
    ...(missing?.length && { missing }),
    ...(unplanned && { no_special_hours_on: unplanned }),
  };
};

export const isFiltered = (state: LocationFilterState): boolean =>
  Object.keys(filtersOf(state)).length > 0;

export const hasMoreFilters = (state: LocationFilterState): boolean =>
  Object.keys(moreShape).some((name) => Object.hasOwn(state, name));

/** A change that clears the search and all filters. */
export const noFilters = Object.fromEntries(
  Object.keys(filterShape).map((name) => [name, undefined]),
) as { readonly [Name in keyof LocationFilterState]: undefined };

export const toggleTag = ({ tags = [] }: LocationFilterState, id: TagId, on: boolean): TagId[] =>
  on ? [...tags.filter((tag) => tag !== id), id] : tags.filter((tag) => tag !== id);

/** `Tag 7` until the tags load. */
export const tagName = (
  known: readonly Pick<Tag, 'id' | 'name'>[] | undefined,
  id: TagId,
): string => known?.find((tag) => tag.id === id)?.name ?? (known ? 'Deleted tag' : `Tag ${id}`);
