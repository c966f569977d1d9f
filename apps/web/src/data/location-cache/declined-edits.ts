import { LocationId, type UserId } from '@placekeeper/contracts/core/id';
import * as z from 'zod/mini';
import { readJson, writeJson } from '../../lib/browser/web-storage.ts';
import { hasSeenDeclined, noteDeclined } from './location-changes.ts';

const keyOf = (user: UserId): string => `placekeeper.declined.${user}`;
const mostKept = 5000;
const Ids = z.array(LocationId);

/** DET-3: where Google declined an edit, as this browser was told before; a platform may say it nowhere but at the location. */
export function recallDeclined(user: UserId): void {
  for (const id of keptDeclined(user))
    if (hasSeenDeclined(id) === undefined) noteDeclined(id, true);
}

const keptDeclined = (user: UserId): readonly LocationId[] =>
  z.safeParse(Ids, readJson('localStorage', keyOf(user))).data ?? [];

export function keepDeclined(user: UserId, ids: readonly LocationId[]): void {
  writeJson('localStorage', keyOf(user), ids.slice(-mostKept));
}
