import type { PatchAttemptId } from '@placekeeper/contracts/core/id';
import { eq } from 'drizzle-orm';
import { locations } from '../../db/schema/locations.ts';
import { patchAttempts, type PatchAttemptRow } from '../../db/schema/patch-attempts.ts';
import { profiles } from '../../db/schema/provider.ts';
import type { Deps } from '../../deps.ts';
import { fields as access } from '../../provider/fields.ts';
import { judgePatch } from '../../provider/judge-patch.ts';
import type { Profile } from '../../provider/profile.ts';
import type { Actor } from '../actor.ts';
import { minutes } from '../clock.ts';
import { schedule } from '../jobs/schedule.ts';
import { transact } from '../transact.ts';
import { patchAttemptToWire } from './wire.ts';

/** How long an attempt waits before it asks again whether the account lets the platform in. */
const retryAfterLostAuthorization = minutes(1);

/** The provider answers: it shows all values of the attempt, or refuses them all and says why. */
export function finishPatch(deps: Deps, actor: Actor, patchAttemptId: PatchAttemptId): void {
  const found = deps.db
    .select({ attempt: patchAttempts, location: locations, profile: profiles })
    .from(patchAttempts)
    .innerJoin(locations, eq(locations.id, patchAttempts.locationId))
    .innerJoin(profiles, eq(profiles.id, locations.profileId))
    .where(eq(patchAttempts.id, patchAttemptId))
    .get();
  // The location may have been removed, or the attempt overtaken, since the job was made.
  if (!found || found.attempt.status !== 'created') return;
  const { attempt, location, profile } = found;

  if (location.managementStatus === 'lost-authorization') {
    schedule(deps.db, actor.user.id, {
      kind: 'patch.finish',
      payload: { patchAttemptId },
      dueAt: actor.now + retryAfterLostAuthorization,
    });
    return;
  }

  transact(deps, (emit) => {
    const next = withValues(profile.live, attempt);
    const errors = judgePatch(profile.live, next, attempt.fields);
    if (errors.length === 0) {
      deps.db
        .update(profiles)
        .set({ live: next, title: next.title })
        .where(eq(profiles.id, profile.id))
        .run();
    }
    const finished = deps.db
      .update(patchAttempts)
      .set({ status: errors.length === 0 ? 'completed' : 'failed', errors, finishedAt: actor.now })
      .where(eq(patchAttempts.id, attempt.id))
      .returning()
      .get();
    emit(
      location.userId,
      errors.length === 0 ? 'patch-attempt.completed' : 'patch-attempt.failed',
      {
        location_id: location.id,
        patch_attempt: patchAttemptToWire(finished),
      },
    );
  });
}

const withValues = (live: Profile, { fields, values }: PatchAttemptRow): Profile =>
  fields.reduce((profile, field) => access[field].write(profile, values[field]), live);
