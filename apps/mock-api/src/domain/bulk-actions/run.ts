import type { LocationId } from '@placekeeper/contracts/core/id';
import type { BulkAction, BulkActionResult } from '@placekeeper/contracts/model/bulk-action';
import type { LocationSelection } from '@placekeeper/contracts/model/bulk-edit';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { disableManagement, enableManagement } from '../locations/manage.ts';
import { removeLocation } from '../locations/remove.ts';
import { refuseOtherCount, selectAtMost } from '../locations/select.ts';
import { transact } from '../transact.ts';
import { changeEach, type Outcome } from './change-each.ts';
import { addTags, removeTags } from './change-tags.ts';

export interface BulkActionRequest {
  readonly selection: LocationSelection;
  readonly action: BulkAction;
}

/** LOC-7: one change, whatever number it takes in; a location that a rule refuses leaves the others. */
export function runBulkAction(
  deps: Deps,
  actor: Actor,
  { selection, action }: BulkActionRequest,
): BulkActionResult {
  const ids = selectAtMost(deps, actor, selection);
  refuseOtherCount(selection, ids.length);
  return transact(deps, () => ({ total: ids.length, ...act(deps, actor, action, ids) }));
}

function act(deps: Deps, actor: Actor, action: BulkAction, ids: readonly LocationId[]): Outcome {
  switch (action.type) {
    case 'add-tags':
      return { changed: addTags(deps, actor, action.tags, ids), refused: [] };
    case 'remove-tags':
      return { changed: removeTags(deps, actor, action.tags, ids), refused: [] };
    case 'enable-management':
      return changeEach(deps, actor, ids, ({ id, managementStatus }) => {
        if (managementStatus === 'enabled') return false;
        enableManagement(deps, actor, id);
        return true;
      });
    case 'disable-management':
      return changeEach(deps, actor, ids, ({ id, managementStatus }) => {
        if (managementStatus === 'disabled') return false;
        disableManagement(deps, actor, id);
        return true;
      });
    case 'delete':
      return changeEach(deps, actor, ids, ({ id }) => {
        removeLocation(deps, actor, id);
        return true;
      });
  }
}
