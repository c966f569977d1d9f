import type { LocationId } from '@placekeeper/contracts/core/id';

type ReadReviewed = () => Promise<ReadonlySet<LocationId>>;

let read: ReadReviewed | undefined;

/** Declares how to find the locations whose updates are all resolved here, but not all sent yet. */
export function declareReviewed(how: ReadReviewed): void {
  read = how;
}

export const reviewedLocations = async (): Promise<ReadonlySet<LocationId>> =>
  (await read?.()) ?? new Set();
