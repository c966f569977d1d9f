import type { PatchAttemptId } from '@placekeeper/contracts/core/id';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { locations, type LocationRow } from '../../db/schema/locations.ts';
import { patchAttempts, type PatchAttemptRow } from '../../db/schema/patch-attempts.ts';
import { profiles, type ProfileRow } from '../../db/schema/provider.ts';
import type { Deps } from '../../deps.ts';
import { fields as access } from '../../provider/fields.ts';
import { validatePatch } from '../../provider/judge-patch.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import type { Actor } from '../actor.ts';
import { isoDate } from '../clock.ts';
import { announce, reconcile } from '../google-updates/reconcile.ts';
import { transact, type Emit } from '../transact.ts';
import { markFailed } from './mark-failed.ts';
import { patchAttemptToWire } from './wire.ts';

const queries = prepared((db) => ({
  attempt: db
    .select({ attempt: patchAttempts, location: locations })
    .from(patchAttempts)
    .innerJoin(locations, eq(locations.id, patchAttempts.locationId))
    .where(eq(patchAttempts.id, sql.placeholder('id')))
    .prepare(),
  upTo: db
    .select()
    .from(patchAttempts)
    .where(
      and(
        eq(patchAttempts.locationId, sql.placeholder('locationId')),
        eq(patchAttempts.status, 'created'),
        lte(patchAttempts.id, sql.placeholder('id')),
      ),
    )
    .orderBy(asc(patchAttempts.id))
    .prepare(),
  profile: db
    .select()
    .from(profiles)
    .where(eq(profiles.id, sql.placeholder('id')))
    .prepare(),
}));

/** The provider answers an attempt, and before it all older ones that had to wait: the last word stays the last. */
export function finishPatch(deps: Deps, actor: Actor, patchAttemptId: PatchAttemptId): void {
  const found = queries(deps.db).attempt.get({ id: patchAttemptId });
  // The location may have been removed, or the attempt finished with a later one, since the job was made.
  if (!found || found.attempt.status !== 'created') return;
  const { location } = found;

  // Until the account lets the platform in again: `resume.ts`.
  if (location.managementStatus === 'lost-authorization') return;

  transact(deps, (emit) => {
    const waiting = queries(deps.db).upTo.all({ locationId: location.id, id: patchAttemptId });
    for (const attempt of waiting) answer(deps, actor, emit, { attempt, location });
  });
}

/** It shows all values of the attempt, or refuses them all and says why. */
function answer(
  deps: Deps,
  actor: Actor,
  emit: Emit,
  { attempt, location }: { readonly attempt: PatchAttemptRow; readonly location: LocationRow },
): void {
  const profile = queries(deps.db).profile.get({ id: location.profileId });
  if (!profile) throw new Error(`Location ${location.id} has no profile`);
  const next = withValues(profile.live, attempt);
  const errors =
    attempt.errors.length > 0 ? attempt.errors : judge(actor, { attempt, profile, next });
  const status = errors.length === 0 ? 'completed' : 'failed';
  if (status === 'completed') {
    const changedBy = Object.fromEntries(
      Object.entries(profile.changedBy).filter(([field]) => !isOneOf(attempt.fields, field)),
    );
    deps.db
      .update(profiles)
      .set({ live: next, title: next.title, changedBy })
      .where(eq(profiles.id, profile.id))
      .run();
  }
  const finished = deps.db
    .update(patchAttempts)
    .set({ status, errors, finishedAt: actor.now })
    .where(eq(patchAttempts.id, attempt.id))
    .returning()
    .get();
  markFailed(deps, location);
  emit(location.userId, `patch-attempt.${status}`, {
    location_id: location.id,
    patch_attempt: patchAttemptToWire(finished),
  });
  // What somebody changed meanwhile comes to light now, unless the public sees ours instead.
  announce(emit, location, reconcile(deps, actor, emit, location, { fields: attempt.fields }));
}

const isOneOf = (fields: readonly string[], field: string) => fields.includes(field);

interface ToJudge {
  readonly attempt: PatchAttemptRow;
  readonly profile: ProfileRow;
  readonly next: Profile;
}

const judge = (actor: Actor, { attempt, profile, next }: ToJudge) =>
  validatePatch({
    live: profile.live,
    next,
    today: isoDate(actor.now),
    fields: attempt.fields,
    standing: profile.standing,
    servicesBlocked: profile.servicesBlocked,
    changedSince: attempt.fields.filter((field) => {
      const change = profile.changedBy[field];
      return change?.by === 'google' && change.at > attempt.createdAt;
    }),
  });

const withValues = (live: Profile, { fields, values }: PatchAttemptRow): Profile =>
  fields.reduce((profile, field) => access[field].write(profile, values[field]), live);
