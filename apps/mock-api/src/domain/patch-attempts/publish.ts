import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import type { LocationRow } from '../../db/schema/locations.ts';
import { patchAttempts, type PatchAttemptRow } from '../../db/schema/patch-attempts.ts';
import type { Deps } from '../../deps.ts';
import { fields as access } from '../../provider/fields.ts';
import { throttled } from '@placekeeper/contracts/profile/validate-patch';
import type { Actor } from '../actor.ts';
import { seconds } from '../clock.ts';
import { schedule } from '../jobs/schedule.ts';
import { tryProviderCall } from '../provider-quota/spend.ts';
import { simulatedDelay } from '../simulation/simulated-delay.ts';
import type { Emit } from '../transact.ts';
import { forgetFailure } from './mark-failed.ts';
import { patchAttemptToWire } from './wire.ts';

const queries = prepared((db) => ({
  insert: db
    .insert(patchAttempts)
    .values({
      locationId: sql.placeholder('locationId'),
      status: 'created',
      fields: sql.placeholder('fields'),
      values: sql.placeholder('values'),
      errors: [],
      createdAt: sql.placeholder('createdAt'),
    })
    .returning()
    .prepare(),
}));

/** How long the provider takes to judge and show a change. */
export const publishingTime = seconds(4);

/**
 * Sends our present values of these fields to the provider: a profile that is not managed here is left alone. One that
 * lost its authorization keeps them until it is back (`resume.ts`).
 * What is one of many goes out at a time of its own.
 */
export function publish(
  deps: Deps,
  actor: Actor,
  emit: Emit,
  location: LocationRow,
  fields: readonly ProviderField[],
  sendAt = actor.now,
): void {
  if (fields.length === 0 || location.managementStatus === 'disabled') return;
  const values = Object.fromEntries(
    fields.map((field) => [field, access[field].read(location.profile)]),
  );
  const attempt = queries(deps.db).insert.get({
    locationId: location.id,
    fields,
    values,
    createdAt: actor.now,
  });
  forgetFailure(deps, location);
  if (sendAt > actor.now) {
    schedule(deps.db, actor.user.id, {
      kind: 'patch.send',
      payload: { patchAttemptId: attempt.id, told: false },
      dueAt: sendAt,
    });
    return;
  }
  tellCreated(emit, actor, attempt);
  if (location.managementStatus === 'enabled') handOver(deps, actor, attempt, location);
}

export const tellCreated = (emit: Emit, actor: Actor, attempt: PatchAttemptRow): void =>
  emit(actor.user.id, 'patch-attempt.created', {
    location_id: attempt.locationId,
    patch_attempt: patchAttemptToWire(attempt),
  });

/** The provider has it, and answers later. Over the quota it refuses it unseen. */
export function handOver(
  deps: Deps,
  actor: Actor,
  attempt: PatchAttemptRow,
  location: Pick<LocationRow, 'profileId'>,
): void {
  if (!tryProviderCall(deps, actor, { editedProfileId: location.profileId })) {
    deps.db
      .update(patchAttempts)
      .set({ errors: throttled(attempt.fields) })
      .where(eq(patchAttempts.id, attempt.id))
      .run();
  }
  schedule(deps.db, actor.user.id, {
    kind: 'patch.finish',
    payload: { patchAttemptId: attempt.id },
    dueAt: actor.now + simulatedDelay(actor, publishingTime),
  });
}
