import type { LocationId } from '@placekeeper/contracts/core/id';
import type { PageRequest } from '@placekeeper/contracts/core/page';
import type { HistoryField } from '@placekeeper/contracts/model/field-history';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { fieldChanges, type FieldChangeRow } from '../../db/schema/field-changes.ts';
import { googleUpdates, type GoogleUpdateRow } from '../../db/schema/google-updates.ts';
import { patchAttempts, type PatchAttemptRow } from '../../db/schema/patch-attempts.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { ownedLocation } from '../owned.ts';
import { pageMeta, pageWindow, type Page } from '../page.ts';

export interface HistoryView {
  readonly change: FieldChangeRow;
  readonly update: GoogleUpdateRow | null;
  readonly attempt: PatchAttemptRow | null;
  /** Of the account: who every change of ours is made by. */
  readonly userName: string;
}

const at = sql.placeholder;
const ofLocation = eq(fieldChanges.locationId, at('id'));

const pageOf = (db: Database, where: SQL | undefined) => ({
  rows: db
    .select({ change: fieldChanges, update: googleUpdates, attempt: patchAttempts })
    .from(fieldChanges)
    .leftJoin(googleUpdates, eq(googleUpdates.id, fieldChanges.googleUpdateId))
    .leftJoin(patchAttempts, eq(patchAttempts.id, fieldChanges.patchAttemptId))
    .where(where)
    .orderBy(desc(fieldChanges.madeAt), desc(fieldChanges.id))
    .limit(at('limit'))
    .offset(at('offset'))
    .prepare(),
  total: db.select({ count: count() }).from(fieldChanges).where(where).prepare(),
});

const queries = prepared((db) => ({
  all: pageOf(db, ofLocation),
  ofField: pageOf(db, and(ofLocation, eq(fieldChanges.field, at('field')))),
}));

interface Input {
  readonly id: LocationId;
  readonly field?: HistoryField | undefined;
  readonly page?: PageRequest | undefined;
}

/** What happened to the fields of a location, or to one of them, the newest first. */
export function listFieldHistory(deps: Deps, actor: Actor, input: Input): Page<HistoryView> {
  const { id, field } = input;
  ownedLocation(deps, actor, id);
  const { rows, total } = queries(deps.db)[field === undefined ? 'all' : 'ofField'];
  const window = pageWindow(input.page, pageSizes.history);
  const items = rows
    .all({ id, field, limit: window.size, offset: window.offset })
    .map((row) => ({ ...row, userName: actor.user.name }));
  return { items, meta: pageMeta(window, total.get({ id, field })?.count ?? 0, items.length) };
}
