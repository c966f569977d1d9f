import type { PatchAttemptId } from '@placekeeper/contracts/core/id';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client.ts';
import { locations, type LocationRow } from '../../../db/schema/locations.ts';
import { patchAttempts, type PatchAttemptRow } from '../../../db/schema/patch-attempts.ts';
import { profiles, type ProfileRow } from '../../../db/schema/provider.ts';
import type { Deps } from '../../../deps.ts';
import { fields as access, validatePatch } from '../../../provider/catalogue.ts';
import type { Actor } from '../../actor.ts';
import { isoDate } from '../../clock.ts';
import { raise } from '../../events.ts';
import { transact, type Emit } from '../../transact.ts';
import { liveProfile } from '../../live-profile.ts';
import { markFailed, sendToProvider } from './publish.ts';

const queries = prepared((db) => ({
  unfinished: db
    .select({ attempt: patchAttempts, location: locations })
    .from(patchAttempts)
    .innerJoin(locations, eq(locations.id, patchAttempts.locationId))
    .where(and(eq(patchAttempts.id, sql.placeholder('id')), eq(patchAttempts.status, 'created')))
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
}));

/**
 * Returns nothing if the location was deleted, or a later attempt finished this attempt, after the job was scheduled.
 */
const findUnfinished = (db: Database, id: PatchAttemptId) => queries(db).unfinished.get({ id });

/** Sends an attempt that was scheduled for later, by a bulk operation or by `resumePublishing`. */
export function sendPatch(
  deps: Deps,
  actor: Actor,
  patchAttemptId: PatchAttemptId,
  told: boolean,
): void {
  const found = findUnfinished(deps.db, patchAttemptId);
  if (!found) return;
  const { attempt, location } = found;
  transact(deps, (emit) => {
    if (!told) raise(deps, actor, emit, 'patch-attempt-created', { attempt });
    if (location.managementStatus !== 'lost-authorization')
      sendToProvider(deps, actor, attempt, location);
  });
}

/** Finishes the location's older attempts first, so that the newest value wins. */
export function finishPatch(deps: Deps, actor: Actor, patchAttemptId: PatchAttemptId): void {
  const found = findUnfinished(deps.db, patchAttemptId);
  // Without authorization, the attempt stays unfinished until `resumePublishing` sends it after a reconnect.
  if (!found || found.location.managementStatus === 'lost-authorization') return;
  const { location } = found;

  transact(deps, (emit) => {
    const waiting = queries(deps.db).upTo.all({ locationId: location.id, id: patchAttemptId });
    for (const attempt of waiting) answer(deps, actor, emit, { attempt, location });
  });
}

/** The provider accepts either all values of an attempt or none. */
function answer(
  deps: Deps,
  actor: Actor,
  emit: Emit,
  { attempt, location }: { readonly attempt: PatchAttemptRow; readonly location: LocationRow },
): void {
  const profile = liveProfile(deps, location);
  const next = withValues(profile.live, attempt);
  const errors =
    attempt.errors.length > 0 ? attempt.errors : validate(actor, { attempt, profile, next });
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
  raise(deps, actor, emit, 'patch-attempt-finished', { attempt: finished, location });
}

const isOneOf = (fields: readonly string[], field: string) => fields.includes(field);

interface Validation {
  readonly attempt: PatchAttemptRow;
  readonly profile: ProfileRow;
  readonly next: Profile;
}

const validate = (actor: Actor, { attempt, profile, next }: Validation) =>
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
