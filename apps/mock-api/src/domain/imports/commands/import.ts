import type { ImportFailure } from '@placekeeper/contracts/model/import-status';
import type { GoogleTokenId, LocationId } from '@placekeeper/contracts/core/id';
import type { EventPayload } from '@placekeeper/contracts/events';
import { and, asc, eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/client.ts';
import { importItems, imports, type ImportRow } from '../../../db/schema/imports.ts';
import { profiles, type ProfileRow } from '../../../db/schema/provider.ts';
import type { Deps } from '../../../deps.ts';
import { simulatedDelay, type Actor } from '../../actor.ts';
import { authorize } from '../../authorize.ts';
import { freeSlots } from '../../current-user/queries.ts';
import { conflict, refuseInvalid } from '../../errors.ts';
import { schedule } from '../../jobs/schedule.ts';
import { transact } from '../../transact.ts';
import { checkChoices, type Choice } from '../queries/check-choices.ts';
import { failuresOf, importIsRunning } from '../queries/import-status.ts';
import { insertLocation } from './insert-location.ts';

const queries = prepared((db) => ({
  item: db
    .insert(importItems)
    .values({
      importId: sql.placeholder('importId'),
      profileId: sql.placeholder('profileId'),
      status: 'pending',
    })
    .prepare(),
  run: db
    .select()
    .from(imports)
    .where(
      and(eq(imports.id, sql.placeholder('id')), eq(imports.userId, sql.placeholder('userId'))),
    )
    .prepare(),
  pending: db
    .select({ itemId: importItems.id, profile: profiles })
    .from(importItems)
    .innerJoin(profiles, eq(profiles.id, importItems.profileId))
    .where(and(eq(importItems.importId, sql.placeholder('id')), eq(importItems.status, 'pending')))
    .orderBy(asc(importItems.id))
    .limit(sql.placeholder('count'))
    .prepare(),
  imported: db
    .update(importItems)
    .set({ status: 'imported', locationId: sql`${sql.placeholder('locationId')}` })
    .where(eq(importItems.id, sql.placeholder('itemId')))
    .prepare(),
  errored: db
    .update(importItems)
    .set({ status: 'errored', message: sql`${sql.placeholder('message')}` })
    .where(eq(importItems.id, sql.placeholder('itemId')))
    .prepare(),
}));

/** The time that the platform takes for one batch, in milliseconds. */
export const importStepMs = 250;

interface ImportRequest {
  readonly tokenId: GoogleTokenId;
  readonly choices: readonly Choice[];
}

/** ONB-6: accepts or refuses the list as a whole. Google's refusals come later, one per profile (IMP-3). */
export function startImport(deps: Deps, actor: Actor, { tokenId, choices }: ImportRequest): void {
  const token = authorize(deps, actor, 'token', tokenId);
  if (token.status === 'lost-authorization') {
    throw conflict('Placekeeper lost access to this account. Reconnect it first.');
  }
  transact(deps, () => {
    if (importIsRunning(deps, actor))
      throw conflict('An import is already running. Wait for it to finish.');
    refuseInvalid(checkChoices(deps, actor, tokenId, choices));
    const { id: importId } = deps.db
      .insert(imports)
      .values({
        userId: actor.user.id,
        tokenId,
        total: choices.length,
        complete: 0,
        errored: 0,
        createdAt: actor.now,
      })
      .returning({ id: imports.id })
      .get();
    for (const { id } of choices) queries(deps.db).item.run({ importId, profileId: Number(id) });
    schedule(deps.db, actor.user.id, {
      kind: 'import.step',
      payload: { importId },
      dueAt: actor.now + simulatedDelay(actor, importStepMs),
    });
  });
}

/** An import of any size takes at most this many steps. */
const steps = 40;

/** IMP-3: imports the next batch. Does nothing after a disconnection, which deletes the import. */
export function advanceImport(deps: Deps, actor: Actor, importId: number): void {
  const run = queries(deps.db).run.get({ id: importId, userId: actor.user.id });
  if (!run || run.complete >= run.total) return;

  transact(deps, (emit) => {
    const lost = authorize(deps, actor, 'token', run.tokenId).status === 'lost-authorization';
    const batch = queries(deps.db).pending.all({
      id: importId,
      count: Math.ceil(run.total / steps),
    });
    const progress = startProgress(run, failuresOf(deps, importId));
    let slots = freeSlots(deps, actor);

    for (const { itemId, profile } of batch) {
      const error = lost ? 'Placekeeper lost access to this account.' : profile.importError;
      if (error === null) {
        const locationId = importProfile(deps, actor, { run, profile, managed: slots > 0 });
        slots -= 1;
        queries(deps.db).imported.run({ itemId, locationId });
        emit(
          actor.user.id,
          'location.imported',
          progress.imported({ id: locationId, name: profile.title }),
        );
      } else {
        queries(deps.db).errored.run({ itemId, message: error });
        const failure = { id: String(profile.id), title: profile.title, message: error };
        emit(actor.user.id, 'location.import-errored', progress.errored(failure));
      }
    }

    const { complete, errored } = progress.counts();
    deps.db.update(imports).set({ complete, errored }).where(eq(imports.id, importId)).run();
    if (complete >= run.total) return;
    const dueAt = actor.now + simulatedDelay(actor, importStepMs);
    schedule(deps.db, actor.user.id, { kind: 'import.step', payload: { importId }, dueAt });
  });
}

interface Imported {
  readonly run: ImportRow;
  readonly profile: ProfileRow;
  readonly managed: boolean;
}

function importProfile(
  deps: Deps,
  { user, now }: Actor,
  { run, profile, managed }: Imported,
): LocationId {
  return insertLocation(deps.db, {
    userId: user.id,
    tokenId: run.tokenId,
    profileId: profile.id,
    live: profile.live,
    managementStatus: managed ? 'enabled' : 'disabled',
    at: now,
  });
}

/** Events are limited to ten kilobytes, so longer lists of failures are only in the import status. */
const maximumFailures = 10;

/** Continues the counts of earlier batches, and builds the event of each profile (IMP-3). */
function startProgress(
  start: Pick<ImportRow, 'total' | 'complete' | 'errored'>,
  known: readonly ImportFailure[],
) {
  const failures = [...known];
  let { complete, errored } = start;

  const state = () => ({
    total: start.total,
    complete,
    errored,
    ...(failures.length <= maximumFailures && {
      failures: failures.map((failure) => ({ ...failure })),
    }),
  });

  return {
    counts: () => ({ complete, errored }),
    imported(
      location: EventPayload<'location.imported'>['location'],
    ): EventPayload<'location.imported'> {
      complete += 1;
      return { ...state(), location };
    },
    errored(failure: ImportFailure): EventPayload<'location.import-errored'> {
      complete += 1;
      errored += 1;
      failures.push(failure);
      return { ...state(), title: failure.title, message: failure.message };
    },
  };
}
