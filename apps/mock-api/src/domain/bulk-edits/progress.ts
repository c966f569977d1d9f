import type { BulkEditId } from '@placekeeper/contracts/core/id';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { bulkEditItems, bulkEdits, type BulkEditRow } from '../../db/schema/bulk-edits.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { conflict } from '../errors.ts';
import { schedule } from '../jobs/schedule.ts';
import { ownedBulkEdit } from '../owned.ts';
import { transact, type Emit } from '../transact.ts';
import type { BulkEditView } from './list.ts';
import { remainingSeconds } from './remaining.ts';
import { totalsOf, type ItemStatus, type ItemTotals } from './totals.ts';
import { bulkEditToWire } from './wire.ts';

const queries = prepared((db) => ({
  active: db
    .select({ id: bulkEdits.id, status: bulkEdits.status })
    .from(bulkEdits)
    .where(
      and(
        eq(bulkEdits.userId, sql.placeholder('userId')),
        inArray(bulkEdits.status, ['running', 'paused', 'undoing']),
      ),
    )
    .limit(1)
    .prepare(),
}));

/** How long the next one has to wait for the one that has not ended; null where that is paused, so that nobody knows. */
export function secondsUntilFree(deps: Deps, actor: Actor): number | null {
  const active = queries(deps.db).active.get({ userId: actor.user.id });
  if (!active) return 0;
  const edit = ownedBulkEdit(deps, actor, active.id);
  return remainingSeconds(deps, actor, edit, totalsOf(deps, [active.id])(active.id));
}

/** One at a time: two at once would only share the provider's quota, and could overwrite each other in any order. */
export function refuseWhileActive(deps: Deps, actor: Actor): void {
  const active = queries(deps.db).active.get({ userId: actor.user.id });
  if (!active) return;
  throw conflict(
    active.status === 'paused'
      ? `Bulk edit ${active.id} is paused. Let it go on to its end, or cancel it.`
      : `Bulk edit ${active.id} is running. Wait until it has ended, or cancel it.`,
  );
}

/** Makes sure that there is a step to come; one is enough, the earlier one. */
export function scheduleStep(
  deps: Deps,
  actor: Actor,
  edit: Pick<BulkEditRow, 'id' | 'nextStepAt'>,
  dueAt: number,
): void {
  if (edit.nextStepAt !== null) return;
  deps.db.update(bulkEdits).set({ nextStepAt: dueAt }).where(eq(bulkEdits.id, edit.id)).run();
  schedule(deps.db, actor.user.id, {
    kind: 'bulk-edit.step',
    payload: { bulkEditId: edit.id },
    dueAt,
  });
}

type Change = Partial<Pick<BulkEditRow, 'status' | 'finishedAt'>>;

/** Writes where it stands, and tells it unless that is known: at most once for all that a step has done. */
export function report(
  deps: Deps,
  actor: Actor,
  emit: Emit,
  id: BulkEditId,
  change: (totals: ItemTotals) => Change = () => ({}),
): BulkEditView {
  const totals = totalsOf(deps, [id])(id);
  const before = ownedBulkEdit(deps, actor, id);
  const edit = { ...before, ...change(totals) };
  const told = JSON.stringify([edit.status, totals]);
  if (told !== before.told) {
    const { status, finishedAt } = edit;
    deps.db.update(bulkEdits).set({ status, finishedAt, told }).where(eq(bulkEdits.id, id)).run();
    emit(actor.user.id, 'bulk-edit.progressed', {
      bulk_edit: bulkEditToWire(deps, actor, edit, totals),
    });
  }
  return { edit, totals };
}

interface Requeue {
  readonly from: readonly ItemStatus[];
  readonly to: ItemStatus;
  readonly status: BulkEditRow['status'];
}

/** Gives items of some statuses another turn. */
export function requeue(
  deps: Deps,
  actor: Actor,
  edit: BulkEditRow,
  { from, to, status }: Requeue,
): BulkEditView {
  return transact(deps, (emit) => {
    deps.db
      .update(bulkEditItems)
      .set({ status: to })
      .where(and(eq(bulkEditItems.bulkEditId, edit.id), inArray(bulkEditItems.status, [...from])))
      .run();
    scheduleStep(deps, actor, edit, actor.now);
    return report(deps, actor, emit, edit.id, () => ({ status, finishedAt: null }));
  });
}
