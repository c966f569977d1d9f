import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { PageRequest } from '@placekeeper/contracts/core/page';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { prepared } from '../../db/prepared.ts';
import { googleUpdates } from '../../db/schema/google-updates.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { ownedUpdate } from '../owned.ts';
import { pageMeta, pageWindow } from '../page.ts';
import type { UpdatePage } from './list.ts';
import { requireSubscription } from './subscription.ts';
import { viewUpdates } from './view.ts';

const one = alias(googleUpdates, 'one');

/** The same change: somebody did the same to the same field, whatever stood there before. */
const isAlike = and(
  eq(googleUpdates.userId, one.userId),
  isNull(googleUpdates.resolvedAction),
  eq(googleUpdates.fieldName, one.fieldName),
  eq(googleUpdates.type, one.type),
  eq(googleUpdates.changeAction, one.changeAction),
  sql`${googleUpdates.updateValue} IS ${one.updateValue}`,
);

const newest = alias(googleUpdates, 'newest');

/** UPD-3: nobody decides about what came in after they looked. */
const notSince = sql`(${sql.placeholder('newest')} IS NULL OR (${googleUpdates.createdAt}, ${googleUpdates.id}) <=
  (SELECT ${newest.createdAt}, ${newest.id} FROM ${googleUpdates} AS newest
    WHERE ${newest.id} = ${sql.placeholder('newest')} AND ${newest.userId} = ${one.userId}))`;

const queries = prepared((db) => ({
  ids: db
    .select({ id: googleUpdates.id })
    .from(one)
    .innerJoin(googleUpdates, isAlike)
    .where(and(eq(one.id, sql.placeholder('id')), notSince))
    .orderBy(desc(googleUpdates.createdAt), desc(googleUpdates.id))
    .prepare(),
  counts: db
    .select({ id: one.id, alike: count() })
    .from(one)
    .innerJoin(googleUpdates, isAlike)
    .where(
      sql`${one.id} IN (SELECT value FROM json_each(${sql.placeholder('ids')})) AND ${one.resolvedAction} IS NULL`,
    )
    .groupBy(one.id)
    .prepare(),
}));

export const countAlike = (
  deps: Deps,
  ids: readonly GoogleUpdateId[],
): ReadonlyMap<GoogleUpdateId, number> =>
  new Map(
    queries(deps.db)
      .counts.all({ ids: JSON.stringify(ids) })
      .map(({ id, alike }) => [id, alike]),
  );

/** The newest first, as in the review. */
export const alikeIds = (
  deps: Deps,
  id: GoogleUpdateId,
  newestSeen?: GoogleUpdateId,
): readonly GoogleUpdateId[] =>
  queries(deps.db)
    .ids.all({ id, newest: newestSeen ?? null })
    .map((update) => update.id);

/** A field of a location waits at most once, so there are as many locations as updates. */
export function listAlike(
  deps: Deps,
  actor: Actor,
  id: GoogleUpdateId,
  page: PageRequest | undefined,
): UpdatePage {
  requireSubscription(actor);
  ownedUpdate(deps, actor, id);
  const ids = alikeIds(deps, id);
  const window = pageWindow(page, pageSizes.updates);
  const items = viewUpdates(deps, actor, ids.slice(window.offset, window.offset + window.size));
  return {
    items,
    meta: pageMeta(window, ids.length, items.length),
    totalLocations: ids.length,
  };
}
