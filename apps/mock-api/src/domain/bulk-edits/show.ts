import type { BulkEditId } from '@placekeeper/contracts/core/id';
import type { PageRequest } from '@placekeeper/contracts/core/page';
import { bulkItemStatuses } from '@placekeeper/contracts/model/bulk-edit';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { asc, eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { bulkEditItems, type BulkEditItemRow } from '../../db/schema/bulk-edits.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { ownedBulkEdit } from '../owned.ts';
import { pageMeta, pageWindow, type Page } from '../page.ts';
import type { BulkEditView } from './list.ts';
import { sumOf, totalsOf, type ItemStatus } from './totals.ts';

/** One location of a bulk edit, whether it was made or is only thought of. */
export type ItemView = Pick<
  BulkEditItemRow,
  | 'locationId'
  | 'locationName'
  | 'storeCode'
  | 'status'
  | 'before'
  | 'after'
  | 'problems'
  | 'message'
>;

const at = sql.placeholder;
const ofEdit = eq(bulkEditItems.bulkEditId, at('id'));

const queries = prepared((db) => ({
  all: db
    .select()
    .from(bulkEditItems)
    .where(ofEdit)
    .orderBy(asc(bulkEditItems.id))
    .limit(at('limit'))
    .offset(at('offset'))
    .prepare(),
  ofStatus: db
    .select()
    .from(bulkEditItems)
    .where(sql`${ofEdit} AND ${bulkEditItems.status} = ${at('status')}`)
    .orderBy(asc(bulkEditItems.id))
    .limit(at('limit'))
    .offset(at('offset'))
    .prepare(),
}));

/** BULK-2: one bulk edit, and a page of its locations in the order they are taken. */
export function showBulkEdit(
  deps: Deps,
  actor: Actor,
  input: {
    readonly id: BulkEditId;
    readonly status?: ItemStatus | undefined;
    readonly page?: PageRequest | undefined;
  },
): BulkEditView & { readonly page: Page<ItemView> } {
  const { id, status } = input;
  const edit = ownedBulkEdit(deps, actor, id);
  const totals = totalsOf(deps, [id])(id);
  const window = pageWindow(input.page, pageSizes.locations);
  const range = { id, limit: window.size, offset: window.offset };
  const { all, ofStatus } = queries(deps.db);
  const items = status === undefined ? all.all(range) : ofStatus.all({ ...range, status });
  const total = status === undefined ? sumOf(totals, bulkItemStatuses) : (totals[status] ?? 0);
  return { edit, totals, page: { items, meta: pageMeta(window, total, items.length) } };
}
