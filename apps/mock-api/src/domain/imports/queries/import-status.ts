import type { ImportFailure, ImportStatus } from '@placekeeper/contracts/model/import-status';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/client.ts';
import { importItems, imports } from '../../../db/schema/imports.ts';
import { profiles } from '../../../db/schema/provider.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';

const queries = prepared((db) => ({
  last: db
    .select()
    .from(imports)
    .where(eq(imports.userId, sql.placeholder('userId')))
    .orderBy(desc(imports.id))
    .limit(1)
    .prepare(),
  failures: db
    .select({
      id: sql`${importItems.profileId}`.mapWith(String),
      title: profiles.title,
      message: sql<string>`${importItems.message}`,
    })
    .from(importItems)
    .innerJoin(profiles, eq(profiles.id, importItems.profileId))
    .where(
      and(eq(importItems.importId, sql.placeholder('importId')), eq(importItems.status, 'errored')),
    )
    .orderBy(asc(importItems.id))
    .prepare(),
}));

export const failuresOf = (deps: Deps, importId: number): ImportFailure[] =>
  queries(deps.db).failures.all({ importId });

/** IMP-1: the state of the running or last import; all zero before the first import. */
export function importStatus(deps: Deps, { user }: Actor): ImportStatus {
  const last = queries(deps.db).last.get({ userId: user.id });
  if (!last) return { total: 0, complete: 0, errored: 0, failures: [] };
  const { id, total, complete, errored } = last;
  return { total, complete, errored, failures: failuresOf(deps, id) };
}

export function importIsRunning(deps: Deps, { user }: Actor): boolean {
  const last = queries(deps.db).last.get({ userId: user.id });
  return last !== undefined && last.complete < last.total;
}
