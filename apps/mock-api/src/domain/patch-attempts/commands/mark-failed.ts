import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { locations, type LocationRow } from '../../../db/schema/locations.ts';
import type { Deps } from '../../../deps.ts';
import { failuresOf } from '../queries/list.ts';

type Subject = Pick<LocationRow, 'id' | 'profile'>;

const queries = prepared((db) => ({
  mark: db
    .select({ failed: locations.hasFailedPatchAttempts })
    .from(locations)
    .where(eq(locations.id, sql.placeholder('id')))
    .prepare(),
}));

/** `hasFailedPatchAttempts` says exactly whether there are any: an attempt was answered. */
export function markFailed(deps: Deps, location: Subject): void {
  const failed = failuresOf(deps, location).fields.length > 0;
  if (failed === isMarked(deps, location)) return;
  deps.db
    .update(locations)
    .set({ hasFailedPatchAttempts: failed })
    .where(eq(locations.id, location.id))
    .run();
}

/** Another value is wanted, or it is sent again: that can only end a failure, and most locations have none. */
export function forgetFailure(deps: Deps, location: Subject): void {
  if (isMarked(deps, location)) markFailed(deps, location);
}

const isMarked = (deps: Deps, { id }: Subject): boolean =>
  queries(deps.db).mark.get({ id })?.failed ?? false;
