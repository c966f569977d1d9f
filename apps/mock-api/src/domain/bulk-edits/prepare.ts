import type { BulkContext } from '@placekeeper/contracts/bulk/bulk-context';
import type { LocationId } from '@placekeeper/contracts/core/id';
import type { BulkChanges, LocationSelection } from '@placekeeper/contracts/model/bulk-edit';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { refuseInvalid } from '../errors.ts';
import { checkChanges } from '@placekeeper/contracts/bulk/check-changes';
import { bulkContext } from './bulk-context.ts';
import { selectLocations } from '../locations/select.ts';

export interface BulkEditRequest {
  readonly selection: LocationSelection;
  readonly changes: BulkChanges;
}

/** What preview and start ask of a request alike. */
export function prepareBulkEdit(
  deps: Deps,
  actor: Actor,
  { selection, changes }: BulkEditRequest,
): { readonly locationIds: readonly LocationId[]; readonly context: BulkContext } {
  const locationIds = selectLocations(deps, actor, selection);
  const context = bulkContext(deps, actor);
  refuseInvalid(checkChanges(changes, { ...context, count: locationIds.length }));
  return { locationIds, context };
}
