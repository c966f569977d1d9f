import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { max } from 'drizzle-orm';
import { googleUpdates } from '../../../db/schema/google-updates.ts';
import type { Deps } from '../../../deps.ts';

/** The id of the newest update, or 0; later updates have higher ids. */
export const latestUpdate = ({ db }: Deps): GoogleUpdateId | 0 =>
  db
    .select({ id: max(googleUpdates.id) })
    .from(googleUpdates)
    .get()?.id ?? 0;
