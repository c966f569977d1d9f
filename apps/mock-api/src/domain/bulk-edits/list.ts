import type { PageRequest } from '@placekeeper/contracts/core/page';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { bulkEdits, type BulkEditRow } from '../../db/schema/bulk-edits.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { pageMeta, pageWindow, type Page } from '../page.ts';
import { totalsOf, type ItemTotals } from './totals.ts';

export interface BulkEditView {
  readonly edit: BulkEditRow;
  readonly totals: ItemTotals;
}

const ofUser = and(eq(bulkEdits.userId, sql.placeholder('userId')), ne(bulkEdits.status, 'draft'));

const queries = prepared((db) => ({
  page: db
    .select()
    .from(bulkEdits)
    .where(ofUser)
    .orderBy(desc(bulkEdits.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(),
  total: db.select({ count: count() }).from(bulkEdits).where(ofUser).prepare(),
}));

/** BULK-2: the account's bulk edits, the newest first; without one that nobody has confirmed. */
export function listBulkEdits(
  deps: Deps,
  actor: Actor,
  input: { readonly page?: PageRequest | undefined },
): Page<BulkEditView> {
  const userId = actor.user.id;
  const window = pageWindow(input.page, pageSizes.table);
  const { page, total } = queries(deps.db);
  const rows = page.all({ userId, limit: window.size, offset: window.offset });
  const totals = totalsOf(
    deps,
    rows.map(({ id }) => id),
  );
  return {
    items: rows.map((edit) => ({ edit, totals: totals(edit.id) })),
    meta: pageMeta(window, total.get({ userId })?.count ?? 0, rows.length),
  };
}
