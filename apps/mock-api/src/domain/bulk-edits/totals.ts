import type { BulkEditId } from '@placekeeper/contracts/core/id';
import type { bulkItemStatuses } from '@placekeeper/contracts/model/bulk-edit';
import { count, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { bulkEditItems } from '../../db/schema/bulk-edits.ts';
import type { Deps } from '../../deps.ts';

export type ItemStatus = (typeof bulkItemStatuses)[number];

/** How many items there are of each status; one without any is left out. */
export type ItemTotals = Readonly<Partial<Record<ItemStatus, number>>>;

const queries = prepared((db) => ({
  totals: db
    .select({
      bulkEditId: bulkEditItems.bulkEditId,
      status: bulkEditItems.status,
      count: count(),
    })
    .from(bulkEditItems)
    .where(
      sql`${bulkEditItems.bulkEditId} IN (SELECT value FROM json_each(${sql.placeholder('ids')}))`,
    )
    .groupBy(bulkEditItems.bulkEditId, bulkEditItems.status)
    .prepare(),
}));

export function totalsOf(
  deps: Deps,
  bulkEditIds: readonly BulkEditId[],
): (id: BulkEditId) => ItemTotals {
  const rows = queries(deps.db).totals.all({ ids: JSON.stringify(bulkEditIds) });
  const byEdit = Map.groupBy(rows, ({ bulkEditId }) => bulkEditId);
  return (id) => Object.fromEntries((byEdit.get(id) ?? []).map((row) => [row.status, row.count]));
}

export const sumOf = (totals: ItemTotals, statuses: readonly ItemStatus[]): number =>
  statuses.reduce((sum, status) => sum + (totals[status] ?? 0), 0);
