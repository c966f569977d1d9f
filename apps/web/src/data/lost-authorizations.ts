import type { GoogleTokenId } from '@placekeeper/contracts/core/id';

const known = new Set<GoogleTokenId>();

/** GACC-2: true for the first news of each loss; the platform may tell it again. */
export function noteLostAuthorization(id: GoogleTokenId): boolean {
  const isNews = !known.has(id);
  known.add(id);
  return isNews;
}

/** After an account was connected: its next loss is news again. */
export const forgetLosses = (): void => known.clear();
