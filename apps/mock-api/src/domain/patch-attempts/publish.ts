import type { PatchAttemptId } from '@placekeeper/contracts/core/id';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import type { LocationRow } from '../../db/schema/locations.ts';
import { patchAttempts } from '../../db/schema/patch-attempts.ts';
import type { Deps } from '../../deps.ts';
import { fields as access } from '../../provider/fields.ts';
import type { Actor } from '../actor.ts';
import { seconds } from '../clock.ts';
import { schedule } from '../jobs/schedule.ts';
import type { Emit } from '../transact.ts';
import { patchAttemptToWire } from './wire.ts';

/** How long the provider takes to judge and show a change. */
export const publishingTime = seconds(4);

/**
 * Sends our present values of these fields to the provider; gives the attempt, or null where there is none:
 * a profile that is not managed here is left alone.
 */
export function publish(
  deps: Deps,
  actor: Actor,
  emit: Emit,
  location: LocationRow,
  fields: readonly ProviderField[],
): PatchAttemptId | null {
  if (fields.length === 0 || location.managementStatus === 'disabled') return null;
  const values = Object.fromEntries(
    fields.map((field) => [field, access[field].read(location.profile)]),
  );
  const attempt = deps.db
    .insert(patchAttempts)
    .values({
      locationId: location.id,
      status: 'created',
      fields,
      values,
      errors: [],
      createdAt: actor.now,
    })
    .returning()
    .get();
  schedule(deps.db, actor.user.id, {
    kind: 'patch.finish',
    payload: { patchAttemptId: attempt.id },
    dueAt: actor.now + publishingTime,
  });
  emit(actor.user.id, 'patch-attempt.created', {
    location_id: location.id,
    patch_attempt: patchAttemptToWire(attempt),
  });
  return attempt.id;
}
