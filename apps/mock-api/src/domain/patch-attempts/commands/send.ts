import type { PatchAttemptId } from '@placekeeper/contracts/core/id';
import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { locations } from '../../../db/schema/locations.ts';
import { patchAttempts } from '../../../db/schema/patch-attempts.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { raise } from '../../domain-events.ts';
import { transact } from '../../transact.ts';
import { sendToProvider } from './publish.ts';

const queries = prepared((db) => ({
  attempt: db
    .select({ attempt: patchAttempts, location: locations })
    .from(patchAttempts)
    .innerJoin(locations, eq(locations.id, patchAttempts.locationId))
    .where(eq(patchAttempts.id, sql.placeholder('id')))
    .prepare(),
}));

/** Sends an attempt that had to wait for its turn. */
export function sendPatch(
  deps: Deps,
  actor: Actor,
  patchAttemptId: PatchAttemptId,
  told: boolean,
): void {
  const found = queries(deps.db).attempt.get({ id: patchAttemptId });
  // The location may have been removed, or the attempt finished with a later one.
  if (!found || found.attempt.status !== 'created') return;
  const { attempt, location } = found;
  transact(deps, (emit) => {
    if (!told) raise(deps, actor, emit, 'patch-attempt-created', { attempt });
    if (location.managementStatus !== 'lost-authorization')
      sendToProvider(deps, actor, attempt, location);
  });
}
