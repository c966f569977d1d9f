import { bulkEdits } from '../../db/schema/bulk-edits.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { refuseOtherCount } from '../locations/select.ts';
import { transact } from '../transact.ts';
import { addItem } from './add-item.ts';
import type { BulkEditView } from './list.ts';
import { loadSubjects } from './load-subjects.ts';
import { prepareBulkEdit, type BulkEditRequest } from './prepare.ts';
import { refuseWhileActive, report, scheduleStep } from './progress.ts';

/** BULK-1: takes the changes for all chosen locations; the queue makes them, one location after the other. */
export function startBulkEdit(deps: Deps, actor: Actor, request: BulkEditRequest): BulkEditView {
  return transact(deps, (emit) => {
    const { locationIds } = prepareBulkEdit(deps, actor, request);
    refuseWhileActive(deps, actor);
    // After it: whoever asks again, unheard, is told of the one that runs, though it may have changed what matches.
    refuseOtherCount(request.selection, locationIds.length);
    const edit = deps.db
      .insert(bulkEdits)
      .values({
        userId: actor.user.id,
        status: 'running',
        changes: request.changes,
        createdAt: actor.now,
      })
      .returning()
      .get();
    const subjects = loadSubjects(deps, locationIds);
    for (const locationId of locationIds) {
      const row = subjects.get(locationId)?.row;
      if (!row) throw new Error(`Location ${locationId} vanished while it was chosen`);
      addItem(deps, edit.id, {
        locationId,
        locationName: row.name,
        storeCode: row.storeCode,
        status: 'pending',
      });
    }
    scheduleStep(deps, actor, edit, actor.now);
    return report(deps, actor, emit, edit.id);
  });
}
