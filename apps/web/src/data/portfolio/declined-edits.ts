import { LocationId, type UserId } from '@placekeeper/contracts/core/id';
import * as z from '@placekeeper/contracts/core/zod';
import { safeParse } from '@placekeeper/contracts/core/validate';
import { readJson, writeJson } from '../../lib/browser/web-storage.ts';
import { hasSeenDeclined, noteDeclined } from '../location-cache/location-changes.ts';
import { recallStanding, seenStanding } from './profile-standing.ts';
import { standings } from './record-filters.ts';

const keyOf = (user: UserId): string => `placekeeper.declined.${user}`;
const mostKept = 5000;
const Kept = z.array(z.union([LocationId, z.tuple([LocationId, z.enum(standings)])]));

/**
 * DET-3: recalls declined edits from this browser, because the platform may report them only with the location
 * itself.
 */
export function recallDeclined(user: UserId): void {
  const kept = safeParse(Kept, readJson('localStorage', keyOf(user))).data ?? [];
  for (const one of kept) {
    const [id, standing] = Array.isArray(one) ? one : [one, undefined];
    if (hasSeenDeclined(id) !== undefined) continue;
    if (standing) recallStanding(id, standing);
    noteDeclined(id, true);
  }
}

export function storeDeclined(user: UserId, ids: readonly LocationId[]): void {
  const kept = ids.slice(-mostKept).map((id) => {
    const standing = seenStanding(id);
    return standing ? [id, standing] : id;
  });
  writeJson('localStorage', keyOf(user), kept);
}
