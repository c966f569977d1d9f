import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { max } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { googleUpdates } from '../../../db/schema/google-updates.ts';
import type { Deps } from '../../../deps.ts';

const queries = prepared((db) => ({
  latest: db
    .select({ id: max(googleUpdates.id) })
    .from(googleUpdates)
    .prepare(),
}));

/** The id of the newest update of all accounts, or 0. Later updates have higher ids. */
export const latestUpdate = ({ db }: Deps): GoogleUpdateId | 0 => queries(db).latest.get()?.id ?? 0;
