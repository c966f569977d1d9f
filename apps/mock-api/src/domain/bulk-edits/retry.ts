import type { BulkEditId } from '@placekeeper/contracts/core/id';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { conflict } from '../errors.ts';
import { ownedBulkEdit } from '../owned.ts';
import type { BulkEditView } from './list.ts';
import { refuseWhileActive, requeue } from './progress.ts';
import { totalsOf } from './totals.ts';
import { canBeRetried, errored } from './wire.ts';

/** BULK-2: the refused and the failed ones get another turn, with the same changes. */
export function retryBulkEdit(deps: Deps, actor: Actor, id: BulkEditId): BulkEditView {
  const edit = ownedBulkEdit(deps, actor, id);
  refuseWhileActive(deps, actor);
  if (!canBeRetried(edit, totalsOf(deps, [id])(id)))
    throw conflict('Nothing of this bulk edit can be tried again.');
  return requeue(deps, actor, edit, { from: errored, to: 'pending', status: 'running' });
}
