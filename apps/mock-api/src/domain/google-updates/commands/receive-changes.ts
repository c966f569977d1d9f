import type { LocationId } from '@placekeeper/contracts/core/id';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import type { Deps } from '../../../deps.ts';
import { generateValue } from '../../../provider/generate-value.ts';
import type { Actor } from '../../actor.ts';
import { authorize } from '../../authorize.ts';
import { liveProfile } from '../../live-profile.ts';
import { transact } from '../../transact.ts';
import { applyChange, type ProviderChange } from './receive.ts';

/**
 * Fields whose generated value is the same at all locations. Any other field gets a different value at each location.
 */
const sharedFields: readonly ProviderField[] = [
  'openInfo.openingDate',
  'openInfo.status',
  'regularHours',
  'specialHours',
];

export interface ChangeOnMany extends Omit<ProviderChange, 'locationId'> {
  readonly locationIds: readonly LocationId[];
}

/** Applies one change to many profiles in one transaction, as Google changes a whole brand. */
export function receiveChanges(
  deps: Deps,
  actor: Actor,
  { locationIds, ...change }: ChangeOnMany,
): void {
  const owned = locationIds.map((id) => authorize(deps, actor, 'location', id));
  const [first] = owned;
  if (!first) return;
  const value =
    change.value === undefined && sharedFields.includes(change.field)
      ? generateValue(liveProfile(deps, first).live, change.field)
      : change.value;
  transact(deps, (emit) => {
    for (const location of owned) applyChange(deps, actor, emit, location, { ...change, value });
  });
}
