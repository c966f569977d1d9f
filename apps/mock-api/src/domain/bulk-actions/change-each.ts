import type { LocationId } from '@placekeeper/contracts/core/id';
import type { BulkActionResult } from '@placekeeper/contracts/model/bulk-action';
import type { LocationRow } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { DomainError } from '../errors.ts';
import { ownedLocation } from '../owned.ts';
import { transact } from '../transact.ts';

export interface Outcome {
  readonly changed: LocationId[];
  readonly refused: BulkActionResult['refused'];
}

/**
 * One after the other, each as a change of its own within the whole: what a rule refuses is put back alone.
 * `change` says whether there was anything to do.
 */
export function changeEach(
  deps: Deps,
  actor: Actor,
  ids: readonly LocationId[],
  change: (location: LocationRow) => boolean,
): Outcome {
  const changed: LocationId[] = [];
  const refused: BulkActionResult['refused'] = [];
  for (const id of ids) {
    const location = ownedLocation(deps, actor, id);
    try {
      if (transact(deps, () => change(location))) changed.push(id);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { title, storeCode } = location.profile;
      refused.push({
        location: { id, name: title, store_code: storeCode },
        message: error.message,
      });
    }
  }
  return { changed, refused };
}
