import type { LocationId } from '@placekeeper/contracts/core/id';
import type { BulkChanges, LocationSelection } from '@placekeeper/contracts/model/bulk-edit';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { refuseInvalid } from '../errors.ts';
import type { KnownTags } from './apply-changes.ts';
import { checkChanges } from './check-changes.ts';
import { knownTags } from './load-subjects.ts';
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
): { readonly locationIds: readonly LocationId[]; readonly tags: KnownTags } {
  const locationIds = selectLocations(deps, actor, selection);
  const tags = knownTags(deps, actor);
  refuseInvalid(checkChanges(actor, changes, { count: locationIds.length, knownTags: tags }));
  return { locationIds, tags };
}
