import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { max } from 'drizzle-orm';
import { googleUpdates } from '../../../db/schema/google-updates.ts';
import type { Deps } from '../../../deps.ts';

/** The last update that anybody got; 0 before there is one. Whatever comes after it has a higher id. */
export const latestUpdate = ({ db }: Deps): GoogleUpdateId | 0 =>
  db
    .select({ id: max(googleUpdates.id) })
    .from(googleUpdates)
    .get()?.id ?? 0;
