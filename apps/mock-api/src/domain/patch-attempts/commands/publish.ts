import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { eq, sql, and, asc, max } from 'drizzle-orm';
import { prepared } from '../../../db/client.ts';
import { type LocationRow, locations } from '../../../db/schema/locations.ts';
import { patchAttempts, type PatchAttemptRow } from '../../../db/schema/patch-attempts.ts';
import type { Deps } from '../../../deps.ts';
import { fields as access } from '../../../provider/catalogue.ts';
import { throttled } from '@placekeeper/contracts/profile/validate-patch';
import { simulatedDelay, type Actor } from '../../actor.ts';
import { seconds } from '../../clock.ts';
import { raise } from '../../events.ts';
import type { Emit } from '../../transact.ts';
import { schedule } from '../../jobs/schedule.ts';
import { tryProviderCall, bulkCallInterval } from '../../provider-quota/provider-quota.ts';
import { failedFieldsOf } from '../queries/list.ts';
import type { GoogleTokenId } from '@placekeeper/contracts/core/id';

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
  mark: db
    .select({ failed: locations.hasFailedPatchAttempts })
    .from(locations)
    .where(eq(locations.id, sql.placeholder('id')))
    .prepare(),
  waiting: db
    .select({ lastId: max(patchAttempts.id) })
    .from(locations)
    .innerJoin(
      patchAttempts,
      and(eq(patchAttempts.locationId, locations.id), eq(patchAttempts.status, 'created')),
    )
    .where(eq(locations.tokenId, sql.placeholder('tokenId')))
    .groupBy(locations.id)
    .orderBy(asc(locations.id))
    .prepare(),
}));

/** The time that the provider takes to validate and show a change. */
export const publishingTime = seconds(4);

/**
 * Creates an attempt with our current values of `fields`, unless the location is unmanaged. After a lost authorization
 * the attempt waits for `resumePublishing`. `sendAt` spreads the attempts of a bulk operation.
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

type Subject = Pick<LocationRow, 'id' | 'profile'>;

export function markFailed(deps: Deps, location: Subject): void {
  const failed = failedFieldsOf(deps, location).fields.length > 0;
  if (failed === isMarked(deps, location)) return;
  deps.db
    .update(locations)
    .set({ hasFailedPatchAttempts: failed })
    .where(eq(locations.id, location.id))
    .run();
}

/**
 * A new value or attempt can only clear `hasFailedPatchAttempts`, so locations without it, which are most, need no
 * check.
 */
export function forgetFailure(deps: Deps, location: Subject): void {
  if (isMarked(deps, location)) markFailed(deps, location);
}

const isMarked = (deps: Deps, { id }: Subject): boolean =>
  queries(deps.db).mark.get({ id })?.failed ?? false;

/**
 * GACC-2: sends the waiting attempts of an account, one location after another, to stay within the quota. The answer to
 * a location's last attempt also finishes its older attempts.
 */
export function resumePublishing(deps: Deps, actor: Actor, tokenId: GoogleTokenId): void {
  for (const [position, { lastId }] of queries(deps.db).waiting.all({ tokenId }).entries()) {
    if (lastId === null) continue;
    schedule(deps.db, actor.user.id, {
      kind: 'patch.send',
      payload: { patchAttemptId: lastId, told: true },
      dueAt: actor.now + position * bulkCallInterval(actor),
    });
  }
}
