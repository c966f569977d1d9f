import type { BulkEditId, LocationId, PatchAttemptId } from '@placekeeper/contracts/core/id';
import type { BulkChanges } from '@placekeeper/contracts/model/bulk-edit';
import { and, eq, inArray } from 'drizzle-orm';
import { bulkEditItems } from '../db/schema/bulk-edits.ts';
import { jobs } from '../db/schema/jobs.ts';
import { locations } from '../db/schema/locations.ts';
import { patchAttempts } from '../db/schema/patch-attempts.ts';
import type { Deps } from '../deps.ts';
import type { Actor } from '../domain/actor.ts';
import { advanceBulkEdit } from '../domain/bulk-edits/advance.ts';
import { cancelBulkEdit } from '../domain/bulk-edits/cancel.ts';
import { startBulkEdit } from '../domain/bulk-edits/start.ts';
import { sumOf, totalsOf } from '../domain/bulk-edits/totals.ts';
import { undoBulkEdit } from '../domain/bulk-edits/undo.ts';
import { days, isoDate, minutes, seconds } from '../domain/clock.ts';
import { finishPatch } from '../domain/patch-attempts/finish.ts';
import { findCategory } from '../provider/catalogue.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import type { PastBulkEdit } from './blueprints.ts';
import type { SeededLocation } from './import-locations.ts';

/** With fewer, there is no work for a bulk edit. */
const fewest = 5;
/** However large the account, the history is made in a moment. */
const most = 150;

/** The changes of each kind, made for the locations that get them. */
const changesOf: Readonly<
  Record<PastBulkEdit['what'], (profiles: readonly Profile[], now: number) => BulkChanges>
> = {
  'holiday hours': (_, now) => {
    const year = isoDate(now).slice(0, 4);
    const closed = [`${year}-12-25`, `${year}-12-26`];
    return { special_periods: { add: closed.map((date) => ({ start_date: date, closed: true })) } };
  },
  /** Right for the first one's trade, and refused where the trade is another. */
  service: (profiles) => {
    const offered = profiles.flatMap(({ categories, serviceItems }) => {
      const listed = JSON.stringify(serviceItems);
      const services = findCategory(categories.primary)?.services ?? [];
      return services.filter(({ id }) => !listed.includes(id));
    });
    const id = offered[0]?.id;
    return id === undefined
      ? { set: { label: 'Services checked' } }
      : { services: { add: [{ type: 'structured', service_type_id: id }] } };
  },
  label: () => ({ set: { label: 'Spring campaign', label_type: 'teal' } }),
};

/** BULK-2: what was edited in bulk in the last weeks, made by the same verbs, each at its time. */
export function seedBulkEdits(
  deps: Deps,
  actor: Actor,
  seeded: readonly SeededLocation[],
  past: readonly PastBulkEdit[],
): void {
  const reachable = seeded.filter(
    ({ managementStatus }) => managementStatus !== 'lost-authorization',
  );
  if (reachable.length < fewest) return;
  for (const edit of past) {
    const chosen = [
      ...reachable.slice(0, Math.min(most, Math.ceil(edit.share * reachable.length))),
      // A few that somebody took for more of the same.
      ...reachable.slice(Math.floor(reachable.length / 2)).slice(0, 3),
    ];
    const ids = [...new Set(chosen.map(({ id }) => id))];
    repeat(deps, { ...actor, now: actor.now - days(edit.daysAgo) }, edit, ids);
  }
  // Everything that they set going has happened.
  const kinds = inArray(jobs.kind, ['bulk-edit.step', 'patch.finish']);
  deps.db
    .delete(jobs)
    .where(and(eq(jobs.userId, actor.user.id), kinds))
    .run();
}

function repeat(
  deps: Deps,
  actor: Actor,
  { what, end }: PastBulkEdit,
  ids: readonly LocationId[],
): void {
  const { edit } = startBulkEdit(deps, actor, {
    selection: { mode: 'ids', locations: [...ids] },
    changes: changesOf[what](profilesOf(deps, ids), actor.now),
  });
  advanceBulkEdit(deps, actor, edit.id);
  if (end === 'cancelled') cancelBulkEdit(deps, actor, edit.id);
  runToEnd(deps, actor, edit.id);
  if (end !== 'undone') return;
  const later = { ...actor, now: actor.now + minutes(40) };
  undoBulkEdit(deps, later, edit.id);
  runToEnd(deps, later, edit.id);
}

const profilesOf = ({ db }: Deps, ids: readonly LocationId[]): readonly Profile[] =>
  db
    .select({ profile: locations.profile })
    .from(locations)
    .where(inArray(locations.id, [...ids]))
    .all()
    .map(({ profile }) => profile);

/** Far more than any of these edits needs. */
const mostSteps = 100;

/** Step by step, the provider's answers in between. */
function runToEnd(deps: Deps, actor: Actor, id: BulkEditId): void {
  for (let step = 1; step <= mostSteps; step += 1) {
    const then = { ...actor, now: actor.now + seconds(5) * step };
    const sent = sentBy(deps, id);
    for (const attempt of sent) finishPatch(deps, then, attempt);
    advanceBulkEdit(deps, then, id);
    if (sent.length === 0 && !isOpen(deps, id)) return;
  }
}

/** What the provider has not answered yet. */
const sentBy = ({ db }: Deps, id: BulkEditId): readonly PatchAttemptId[] =>
  db
    .select({ id: patchAttempts.id })
    .from(patchAttempts)
    .innerJoin(bulkEditItems, eq(bulkEditItems.patchAttemptId, patchAttempts.id))
    .where(and(eq(bulkEditItems.bulkEditId, id), eq(patchAttempts.status, 'created')))
    .all()
    .map((attempt) => attempt.id);

const isOpen = (deps: Deps, id: BulkEditId): boolean =>
  sumOf(totalsOf(deps, [id])(id), ['pending', 'publishing', 'undoing']) > 0;
