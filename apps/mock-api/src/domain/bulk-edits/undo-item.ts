import { callsFor } from '@placekeeper/contracts/bulk/assess';
import type { BulkContext } from '@placekeeper/contracts/bulk/bulk-context';
import { restore } from '@placekeeper/contracts/bulk/restore';
import type { BulkEditItemRow } from '../../db/schema/bulk-edits.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import type { Emit } from '../transact.ts';
import type { LoadedSubject } from './load-subjects.ts';
import type { Outcome, Turn } from './run-item.ts';
import { saveState } from './save-state.ts';

/** BULK-2: puts back, field by field, what still has the value that the bulk edit gave it. */
export function undoItem(
  deps: Deps,
  actor: Actor,
  emit: Emit,
  item: BulkEditItemRow,
  subject: LoadedSubject,
  context: BulkContext,
): Turn {
  const values = { before: item.before ?? {}, after: item.after ?? {} };
  const { next, changed, left } = restore(subject, values, context);
  const patchAttemptId = changed.length > 0 ? saveState(deps, actor, emit, subject, next) : null;
  const isWhole = Object.keys(left).length === 0;
  const outcome: Outcome = {
    status: isWhole ? 'undone' : 'conflict',
    problems: isWhole ? null : left,
    message: isWhole ? null : 'Not everything was put back.',
    patchAttemptId,
  };
  const isManaged = subject.row.managementStatus === 'enabled';
  return { outcome, calls: isManaged ? callsFor(changed) : 0 };
}
