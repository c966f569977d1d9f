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

export const missingFacts = ['description', 'hours', 'phone', 'website'] as const;
export type MissingFact = (typeof missingFacts)[number];

/** Why Google declines every edit of a profile. */
export const standings = ['suspended', 'unverified'] as const;
export type Standing = (typeof standings)[number];

/** The platform's filters, and the filters that need the records of all locations. */
export interface RecordFilters {
  readonly search?: string | undefined;
  readonly only_tag_ids?: readonly TagId[] | undefined;
  readonly excluded_location_ids?: readonly LocationId[] | undefined;
  readonly excluded_tag_ids?: readonly TagId[] | undefined;
  readonly gbp_management_status?: string | undefined;
  readonly has_unresolved_updates?: boolean | undefined;
  readonly has_failed_patch_attempts?: boolean | undefined;
  /** Derived from Google's reasons for declining an edit. */
  readonly standing?: Standing | undefined;
  /** If absent, one of `only_tag_ids` is enough, as on the platform. */
  readonly tag_match?: 'all' | 'none' | undefined;
  readonly region_code?: string | undefined;
  readonly locality?: string | undefined;
  readonly primary_category_id?: string | undefined;
  readonly owner_id?: GoogleTokenId | undefined;
  readonly label?: string | undefined;
  readonly status?: string | undefined;
  readonly missing?: readonly MissingFact[] | undefined;
  /** Locations without special hours on this date, such as `2026-12-24`. */
  readonly no_special_hours_on?: string | undefined;
}

/** The filters of a list; those that the platform lacks are never sent. */
export interface LocationFilters extends RecordFilters {
  readonly sort?: RecordOrder | undefined;
  readonly page?: PageRequest | undefined;
}
