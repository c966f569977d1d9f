import type { LocationId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { queryOptions } from '@tanstack/react-query';
import { keyOf } from '../api/query.ts';
import type { LocationRecord } from './location-record.ts';

type ReadReviewed = () => Promise<ReadonlySet<LocationId>>;

let read: ReadReviewed | undefined;

/** Declares how to find the locations whose updates are all resolved here, but not all sent yet. */
export function declareReviewed(how: ReadReviewed): void {
  read = how;
}

export const reviewedLocations = async (): Promise<ReadonlySet<LocationId>> =>
  (await read?.()) ?? new Set();

/** The key belongs to the lists of locations with updates to review, so each decision reads both again. */
export const reviewedQuery = queryOptions({
  queryKey: [...keyOf(locations.list), 'reviewed', { has_unresolved_updates: true }],
  queryFn: reviewedLocations,
});

/** The records as the user sees them: a location whose updates are all resolved here has none to review. */
export const withReviewed = (
  records: readonly LocationRecord[],
  reviewed: ReadonlySet<LocationId>,
): readonly LocationRecord[] =>
  reviewed.size === 0
    ? records
    : records.map((record) =>
        reviewed.has(record.id) ? { ...record, has_unresolved_updates: false } : record,
      );
