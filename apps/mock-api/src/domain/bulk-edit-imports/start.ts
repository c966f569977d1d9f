import type { BulkEditId } from '@placekeeper/contracts/core/id';
import { and, eq } from 'drizzle-orm';
import { bulkEditItems, bulkEdits } from '../../db/schema/bulk-edits.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import type { BulkEditView } from '../bulk-edits/list.ts';
import { refuseWhileActive, report, scheduleStep } from '../bulk-edits/progress.ts';
import { conflict } from '../errors.ts';
import { transact } from '../transact.ts';
import { ownedImport } from './owned-import.ts';

/** BULK-3: the preview is confirmed. What it says would be refused stays as it is. */
export function startBulkEditImport(deps: Deps, actor: Actor, id: BulkEditId): BulkEditView {
  return transact(deps, (emit) => {
    const { edit, spreadsheet } = ownedImport(deps, actor, id);
    if (edit.status !== 'draft') throw conflict('This spreadsheet was applied before.');
    if (spreadsheet.forecast.changed === 0)
      throw conflict('Nothing in this spreadsheet would change a location.');
    refuseWhileActive(deps, actor);
    deps.db
      .update(bulkEdits)
      .set({ status: 'running', createdAt: actor.now })
      .where(eq(bulkEdits.id, id))
      .run();
    // What they are before and after is known again at their turn.
    deps.db
      .update(bulkEditItems)
      .set({ before: null, after: null, message: null })
      .where(and(eq(bulkEditItems.bulkEditId, id), eq(bulkEditItems.status, 'pending')))
      .run();
    scheduleStep(deps, actor, edit, actor.now);
    return report(deps, actor, emit, id);
  });
}
