import type { PatchAttemptId } from '@placekeeper/contracts/core/id';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { locations } from '../../../db/schema/locations.ts';
import { patchAttempts } from '../../../db/schema/patch-attempts.ts';

const queries = prepared((db) => ({
  unfinished: db
    .select({ attempt: patchAttempts, location: locations })
    .from(patchAttempts)
    .innerJoin(locations, eq(locations.id, patchAttempts.locationId))
    .where(and(eq(patchAttempts.id, sql.placeholder('id')), eq(patchAttempts.status, 'created')))
    .prepare(),
}));

/**
 * Returns nothing if the location was deleted, or a later attempt finished this attempt, after the job was scheduled.
 */
export const findUnfinished = (db: Database, id: PatchAttemptId) =>
  queries(db).unfinished.get({ id });
