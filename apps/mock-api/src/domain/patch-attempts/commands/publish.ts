import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import type { LocationRow } from '../../../db/schema/locations.ts';
import { patchAttempts, type PatchAttemptRow } from '../../../db/schema/patch-attempts.ts';
import type { Deps } from '../../../deps.ts';
import { fields as access } from '../../../provider/fields.ts';
import { throttled } from '@placekeeper/contracts/profile/validate-patch';
import { simulatedDelay, type Actor } from '../../actor.ts';
import { seconds } from '../../clock.ts';
import { raise } from '../../domain-events.ts';
import { schedule } from '../../jobs/schedule.ts';
import { tryProviderCall } from '../../provider-quota/provider-quota.ts';
import type { Emit } from '../../transact.ts';
import { forgetFailure } from './mark-failed.ts';

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

/** The time that the provider takes to validate and show a change. */
export const publishingTime = seconds(4);

/**
 * Creates an attempt with our current values of `fields`, unless the location is unmanaged. After a lost authorization
 * the attempt waits for `resume.ts`. `sendAt` spreads the attempts of a bulk operation.
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
  raise(deps, actor, emit, 'patch-attempt-created', { attempt });
  if (location.managementStatus === 'enabled') sendToProvider(deps, actor, attempt, location);
}

/** The provider answers later. Over the quota, the answer is a refusal. */
export function sendToProvider(
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
