import { and, count, eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { bulkEditItems, type BulkEditRow } from '../../db/schema/bulk-edits.ts';
import { locations } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { callsFor } from '@placekeeper/contracts/bulk/assess';
import { fieldsOfChanges } from '@placekeeper/contracts/rules/fields-of-changes';
import { editsPerStep, estimatedSeconds, paceOf, publishingSeconds } from './pace.ts';
import { sumOf, type ItemStatus, type ItemTotals } from './totals.ts';

const queries = prepared((db) => ({
  managed: db
    .select({ count: count() })
    .from(bulkEditItems)
    .innerJoin(locations, eq(locations.id, bulkEditItems.locationId))
    .where(
      and(
        eq(bulkEditItems.bulkEditId, sql.placeholder('id')),
        eq(bulkEditItems.status, sql.placeholder('status')),
        eq(locations.managementStatus, 'enabled'),
      ),
    )
    .prepare(),
}));

/** Those that had their turn, and needed no call. */
const spared = ['unchanged', 'refused', 'deleted'] as const satisfies ItemStatus[];

/**
 * BULK-1: how long it still takes, at the pace of the queue; null where nothing goes on by itself. Of those whose turn is to
 * come, as many need a call as of those that had it: what each of them has by now is only seen at its turn.
 */
export function remainingSeconds(
  deps: Deps,
  actor: Actor,
  edit: BulkEditRow,
  totals: ItemTotals,
): number | null {
  if (edit.status !== 'running' && edit.status !== 'undoing') return null;
  const status = edit.status === 'undoing' ? 'undoing' : 'pending';
  const { [status]: coming = 0, publishing = 0, ...had } = totals;
  if (coming === 0) return publishing > 0 ? publishingSeconds(actor) : 0;
  const managed = queries(deps.db).managed.get({ id: edit.id, status })?.count ?? 0;
  const calls = Math.round(managed * callsEach(edit) * shareWithCalls({ ...had, publishing }));
  const untilNext =
    edit.nextStepAt === null ? paceOf(actor, editsPerStep) : edit.nextStepAt - actor.now;
  return estimatedSeconds(actor, calls) + Math.ceil(Math.max(0, untilNext) / 1000);
}

/** The changes of all name their attributes together. */
function callsEach({ spreadsheet, changes }: BulkEditRow): number {
  const fields = spreadsheet?.fields ?? fieldsOfChanges(changes);
  return callsFor(fields) + Number(fields.includes('attributes'));
}

function shareWithCalls(had: ItemTotals): number {
  const all = Object.values(had).reduce((sum, number) => sum + number, 0);
  return all === 0 ? 1 : 1 - sumOf(had, spared) / all;
}
