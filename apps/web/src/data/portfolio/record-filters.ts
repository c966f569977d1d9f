import type { GoogleTokenId, LocationId, TagId } from '@placekeeper/contracts/core/id';
import type { PageRequest } from '@placekeeper/contracts/core/page';

export const recordOrders = [
  'name',
  '-name',
  'store_code',
  '-store_code',
  'imported_at',
  '-imported_at',
  'formatted_address',
  '-formatted_address',
  'gbp_management_status',
  '-gbp_management_status',
  'has_unresolved_updates',
  '-has_unresolved_updates',
] as const;
export type RecordOrder = (typeof recordOrders)[number];

/** Facts of a profile that can be missing. */
export const missingFacts = ['description', 'hours', 'phone', 'website'] as const;
export type MissingFact = (typeof missingFacts)[number];

/** Why Google takes no edits of a profile at all. */
export const standings = ['suspended', 'unverified'] as const;
export type Standing = (typeof standings)[number];

/** The platform's filters, and those that only the records can answer. */
export interface RecordFilters {
  readonly search?: string | undefined;
  readonly only_tag_ids?: readonly TagId[] | undefined;
  readonly excluded_location_ids?: readonly LocationId[] | undefined;
  readonly excluded_tag_ids?: readonly TagId[] | undefined;
  readonly gbp_management_status?: string | undefined;
  readonly has_unresolved_updates?: boolean | undefined;
  readonly has_failed_patch_attempts?: boolean | undefined;
  /** Where Google's reasons for declining an edit say so. */
  readonly standing?: Standing | undefined;
  /** Absent: one of `only_tag_ids` is enough, as on the platform. */
  readonly tag_match?: 'all' | 'none' | undefined;
  readonly region_code?: string | undefined;
  readonly locality?: string | undefined;
  readonly primary_category_id?: string | undefined;
  readonly owner_id?: GoogleTokenId | undefined;
  readonly label?: string | undefined;
  readonly status?: string | undefined;
  readonly missing?: readonly MissingFact[] | undefined;
  /** Without special hours on this date, as `2026-12-24`. */
  readonly no_special_hours_on?: string | undefined;
}

/** What a list of locations is narrowed down to: the platform's own parameters, and ours, which it never gets. */
export interface LocationFilters extends RecordFilters {
  readonly sort?: RecordOrder | undefined;
  readonly page?: PageRequest | undefined;
}
