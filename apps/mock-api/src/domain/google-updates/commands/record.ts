import type { changeActions, changeSources } from '@placekeeper/contracts/model/google-update';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { googleUpdates, type GoogleUpdateRow } from '../../../db/schema/google-updates.ts';
import type { LocationRow } from '../../../db/schema/locations.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { raise } from '../../domain-events.ts';
import type { Emit } from '../../transact.ts';

/** A field whose live value (`theirs`) differs from our value (`ours`). */
export interface Difference {
  readonly type: (typeof changeSources)[number];
  readonly field: ProviderField;
  readonly ours: unknown;
  readonly theirs: unknown;
}

const values = (actor: Actor, location: LocationRow, difference: Difference) => ({
  userId: location.userId,
  locationId: location.id,
  type: difference.type,
  fieldName: difference.field,
  platformValue: difference.ours,
  updateValue: difference.theirs,
  changeAction: actionOf(difference.ours, difference.theirs),
  createdAt: actor.now,
});

/** The only function that opens updates. Callers run this in the transaction of the change that causes the update. */
export function openUpdate(
  deps: Deps,
  actor: Actor,
  emit: Emit,
  location: LocationRow,
  difference: Difference,
): GoogleUpdateRow {
  const row = values(actor, location, difference);
  const update = deps.db.insert(googleUpdates).values(row).returning().get();
  raise(deps, actor, emit, 'update-opened', { location, update });
  return update;
}

/** LSET-1: stores an update as already rejected by the location's settings. */
export function recordAutoRejection(
  deps: Deps,
  actor: Actor,
  location: LocationRow,
  difference: Difference,
): GoogleUpdateRow {
  return deps.db
    .insert(googleUpdates)
    .values({
      ...values(actor, location, difference),
      resolvedAction: 'rejected',
      resolvedAt: actor.now,
      resolvedBy: 'auto-rejection',
    })
    .returning()
    .get();
}

function actionOf(before: unknown, after: unknown): (typeof changeActions)[number] {
  if (isEmpty(before)) return 'added';
  return isEmpty(after) ? 'removed' : 'changed';
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}
