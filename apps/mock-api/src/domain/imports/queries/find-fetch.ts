import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { fetchOperations, type FetchOperationRow } from '../../../db/schema/imports.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { notFound } from '../../errors.ts';

const queries = prepared((db) => ({
  operation: db
    .select()
    .from(fetchOperations)
    .where(
      and(
        eq(fetchOperations.id, sql.placeholder('id')),
        eq(fetchOperations.userId, sql.placeholder('userId')),
      ),
    )
    .prepare(),
}));

export const findOperation = (
  deps: Deps,
  { user }: Actor,
  id: string,
): FetchOperationRow | undefined => queries(deps.db).operation.get({ id, userId: user.id });

export function authorizeOperation(deps: Deps, actor: Actor, id: string): FetchOperationRow {
  const row = findOperation(deps, actor, id);
  if (!row) throw notFound();
  return row;
}
