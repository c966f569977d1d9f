import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { locations, type LocationRow } from '../../../db/schema/locations.ts';
import type { Deps } from '../../../deps.ts';
import { failedFieldsOf } from '../queries/list.ts';

type Subject = Pick<LocationRow, 'id' | 'profile'>;

const queries = prepared((db) => ({
  mark: db
    .select({ failed: locations.hasFailedPatchAttempts })
    .from(locations)
    .where(eq(locations.id, sql.placeholder('id')))
    .prepare(),
}));

export function markFailed(deps: Deps, location: Subject): void {
  const failed = failedFieldsOf(deps, location).fields.length > 0;
  if (failed === isMarked(deps, location)) return;
  deps.db
    .update(locations)
    .set({ hasFailedPatchAttempts: failed })
    .where(eq(locations.id, location.id))
    .run();
}

/**
 * A new value or attempt can only clear `hasFailedPatchAttempts`, so locations without it, which are most, need no
 * check.
 */
export function forgetFailure(deps: Deps, location: Subject): void {
  if (isMarked(deps, location)) markFailed(deps, location);
}

const isMarked = (deps: Deps, { id }: Subject): boolean =>
  queries(deps.db).mark.get({ id })?.failed ?? false;
