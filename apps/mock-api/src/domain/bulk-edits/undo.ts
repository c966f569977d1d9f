import type { BulkEditId } from '@placekeeper/contracts/core/id';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { conflict } from '../errors.ts';
import { ownedBulkEdit } from '../owned.ts';
import type { BulkEditView } from './list.ts';
import { refuseWhileActive, requeue } from './progress.ts';
import { totalsOf } from './totals.ts';
import { applied, canBeUndone } from './wire.ts';

/** BULK-2: everything that it changed is put back where nobody changed it since, one location after the other. */
export function undoBulkEdit(deps: Deps, actor: Actor, id: BulkEditId): BulkEditView {
  const edit = ownedBulkEdit(deps, actor, id);
  refuseWhileActive(deps, actor);
  if (!canBeUndone(edit, totalsOf(deps, [id])(id)))
    throw conflict('Nothing of this bulk edit can be put back.');
  return requeue(deps, actor, edit, { from: applied, to: 'undoing', status: 'undoing' });
}
