import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/client.ts';
import { googleUpdates } from '../../../db/schema/google-updates.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { earlierRejections } from '../queries/earlier-rejections.ts';
import { receiveChange } from './receive.ts';
import { isRepeatable } from './schedule-repeat.ts';

const mostRepeats = 2;

const queries = prepared((db) => ({
  update: db
    .select()
    .from(googleUpdates)
    .where(eq(googleUpdates.id, sql.placeholder('id')))
    .prepare(),
}));

/** Google repeats a rejected change, unless the update was deleted with its location or rejected too often before. */
export function repeatChange(deps: Deps, actor: Actor, updateId: GoogleUpdateId): void {
  const update = queries(deps.db).update.get({ id: updateId });
  if (!update || update.userId !== actor.user.id) return;
  if (update.resolvedAction !== 'rejected' || !isRepeatable(update)) return;
  if (earlierRejections(deps, update) >= mostRepeats) return;
  receiveChange(deps, actor, {
    locationId: update.locationId,
    type: 'google',
    field: update.fieldName,
    value: update.updateValue,
  });
}
