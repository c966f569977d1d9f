import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { desc } from 'drizzle-orm';
import { googleUpdates } from '../../db/schema/google-updates.ts';
import type { Deps } from '../../deps.ts';

/** The last update that anybody got; 0 before there is one. Whatever comes after it has a higher id. */
export const latestUpdate = ({ db }: Deps): GoogleUpdateId | 0 =>
  db
    .select({ id: googleUpdates.id })
    .from(googleUpdates)
    .orderBy(desc(googleUpdates.id))
    .limit(1)
    .get()?.id ?? 0;
