import type { BulkEditId } from '@placekeeper/contracts/core/id';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { conflict } from '../errors.ts';
import { ownedBulkEdit } from '../owned.ts';
import { transact } from '../transact.ts';
import type { BulkEditView } from './list.ts';
import { report, scheduleStep } from './progress.ts';
import { canBePaused, canBeResumed } from './wire.ts';

/** BULK-1: what is on its way arrives; nobody else gets a turn. */
export function pauseBulkEdit(deps: Deps, actor: Actor, id: BulkEditId): BulkEditView {
  if (!canBePaused(ownedBulkEdit(deps, actor, id)))
    throw conflict('This bulk edit is not running.');
  return transact(deps, (emit) => report(deps, actor, emit, id, () => ({ status: 'paused' })));
}

export function resumeBulkEdit(deps: Deps, actor: Actor, id: BulkEditId): BulkEditView {
  const edit = ownedBulkEdit(deps, actor, id);
  if (!canBeResumed(edit)) throw conflict('This bulk edit is not paused.');
  return transact(deps, (emit) => {
    scheduleStep(deps, actor, edit, actor.now);
    return report(deps, actor, emit, id, () => ({ status: 'running' }));
  });
}
