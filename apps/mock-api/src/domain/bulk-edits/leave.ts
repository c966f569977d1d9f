import type { LocationId } from '@placekeeper/contracts/core/id';
import { and, eq, inArray } from 'drizzle-orm';
import { bulkEditItems, bulkEdits } from '../../db/schema/bulk-edits.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { watchInterval } from './pace.ts';
import { scheduleStep } from './progress.ts';
import { gone } from './run-item.ts';

/** A location is about to be deleted: no answer will ever come for what bulk edits have sent. */
export function leaveBulkEdits(deps: Deps, actor: Actor, locationId: LocationId): void {
  const left = deps.db
    .update(bulkEditItems)
    .set(gone)
    .where(
      and(
        eq(bulkEditItems.locationId, locationId),
        inArray(bulkEditItems.status, ['publishing', 'waiting']),
      ),
    )
    .returning({ bulkEditId: bulkEditItems.bulkEditId })
    .all();
  for (const { bulkEditId } of left) {
    const edit = deps.db.select().from(bulkEdits).where(eq(bulkEdits.id, bulkEditId)).get();
    if (edit) scheduleStep(deps, actor, edit, actor.now + watchInterval(actor));
  }
}
