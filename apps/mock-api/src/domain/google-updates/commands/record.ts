import type { changeActions, changeSources } from '@placekeeper/contracts/model/google-update';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { googleUpdates, type GoogleUpdateRow } from '../../../db/schema/google-updates.ts';
import type { LocationRow } from '../../../db/schema/locations.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { notifyOfUpdate } from '../../notifications/commands/notify-of-update.ts';

/** What somebody made of a field at the provider. */
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

/** The only place where an update is opened, within the transaction of whatever caused it; whoever wants to know is told. */
export function openUpdate(
  deps: Deps,
  actor: Actor,
  location: LocationRow,
  difference: Difference,
): GoogleUpdateRow {
  const row = values(actor, location, difference);
  const update = deps.db.insert(googleUpdates).values(row).returning().get();
  notifyOfUpdate(deps, actor, { location, update });
  return update;
}

/** LSET-1: one that never waits, for the location rejects it by itself. */
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
