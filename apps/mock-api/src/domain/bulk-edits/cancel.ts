import type { BulkEditId } from '@placekeeper/contracts/core/id';
import { and, eq, sql } from 'drizzle-orm';
import { bulkEditItems } from '../../db/schema/bulk-edits.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { conflict } from '../errors.ts';
import { ownedBulkEdit } from '../owned.ts';
import { transact } from '../transact.ts';
import type { BulkEditView } from './list.ts';
import { report } from './progress.ts';
import type { ItemStatus } from './totals.ts';
import { canBeCancelled } from './wire.ts';

/** What an item was before it was to be tried again; `cancelled` where this was its first try. */
const statusBefore = sql<ItemStatus>`CASE
  WHEN ${bulkEditItems.patchAttemptId} IS NOT NULL THEN 'failed'
  WHEN ${bulkEditItems.problems} IS NOT NULL THEN 'refused'
  ELSE 'cancelled' END`;

/** BULK-1: what is done stays done, what is on its way arrives; the rest is left as it is. */
export function cancelBulkEdit(deps: Deps, actor: Actor, id: BulkEditId): BulkEditView {
  const edit = ownedBulkEdit(deps, actor, id);
  if (!canBeCancelled(edit)) throw conflict('This bulk edit is not running.');
  return transact(deps, (emit) => {
    deps.db
      .update(bulkEditItems)
      .set({ status: statusBefore })
      .where(and(eq(bulkEditItems.bulkEditId, id), eq(bulkEditItems.status, 'pending')))
      .run();
    return report(deps, actor, emit, id, () => ({ status: 'cancelled', finishedAt: actor.now }));
  });
}
