import type { BulkEditId } from '@placekeeper/contracts/core/id';
import { and, asc, eq, exists, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import {
  bulkEditItems,
  bulkEdits,
  type BulkEditItemRow,
  type BulkEditRow,
} from '../../db/schema/bulk-edits.ts';
import { locations } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { transact, type Emit } from '../transact.ts';
import { bulkContext } from './bulk-context.ts';
import { loadSubjects, type LoadedSubject } from './load-subjects.ts';
import { editsPerStep, itemsPerStep, paceOf, watchInterval } from './pace.ts';
import { report, scheduleStep } from './progress.ts';
import { outcomeMessages } from '@placekeeper/contracts/bulk/assess';
import { gone, runItem, type Outcome, type Turn } from './run-item.ts';
import { sumOf, type ItemTotals } from './totals.ts';
import { undoItem } from './undo-item.ts';

const queries = prepared((db) => ({
  edit: db
    .select()
    .from(bulkEdits)
    .where(
      and(eq(bulkEdits.id, sql.placeholder('id')), eq(bulkEdits.userId, sql.placeholder('userId'))),
    )
    .prepare(),
  next: db
    .select()
    .from(bulkEditItems)
    .where(
      and(
        eq(bulkEditItems.bulkEditId, sql.placeholder('id')),
        eq(bulkEditItems.status, sql.placeholder('status')),
      ),
    )
    .orderBy(asc(bulkEditItems.id))
    .limit(itemsPerStep)
    .prepare(),
}));

/** The next items, as many as the pace allows; then where it stands, told once for all of them. */
export function advanceBulkEdit(deps: Deps, actor: Actor, id: BulkEditId): void {
  const edit = queries(deps.db).edit.get({ id, userId: actor.user.id });
  if (!edit) return;
  transact(deps, (emit) => {
    deps.db.update(bulkEdits).set({ nextStepAt: null }).where(eq(bulkEdits.id, id)).run();
    const isPaused = edit.status === 'paused';
    const sent = isPaused ? 0 : takeTurns(deps, actor, emit, edit);
    followAccounts(deps, id);
    const { totals } = report(deps, actor, emit, id, (counts) => {
      const status = endOf(edit, counts);
      return status === null ? {} : { status, finishedAt: actor.now };
    });
    const next = isPaused ? 0 : sumOf(totals, ['pending', 'undoing']);
    const delay = next > 0 ? paceOf(actor, sent) : watchInterval(actor);
    if (next + sumOf(totals, ['publishing']) > 0)
      scheduleStep(deps, actor, { id, nextStepAt: null }, actor.now + delay);
  });
}

/** Gives how many edits were sent to the provider. */
function takeTurns(deps: Deps, actor: Actor, emit: Emit, edit: BulkEditRow): number {
  const isUndo = edit.status === 'undoing';
  const items = queries(deps.db).next.all({ id: edit.id, status: isUndo ? 'undoing' : 'pending' });
  if (items.length === 0) return 0;
  const context = bulkContext(deps, actor);
  let sent = 0;
  // Most steps end after the first few: the others would be read for nothing.
  for (let start = 0; start < items.length && sent < editsPerStep; start += editsPerStep) {
    const some = items.slice(start, start + editsPerStep);
    const subjects = loadSubjects(
      deps,
      some.flatMap(({ locationId }) => locationId ?? []),
    );
    for (const item of some) {
      if (sent >= editsPerStep) break;
      const subject = item.locationId === null ? undefined : subjects.get(item.locationId);
      const { outcome, calls } = subject ? turn(item, subject) : { outcome: gone, calls: 0 };
      write(deps, item, outcome);
      sent += calls;
    }
  }
  return sent;

  function turn(item: BulkEditItemRow, subject: LoadedSubject): Turn {
    return isUndo
      ? undoItem(deps, actor, emit, item, subject, context)
      : runItem(deps, actor, emit, edit, item, subject, context);
  }
}

const write = ({ db }: Deps, { id }: BulkEditItemRow, outcome: Outcome): void => {
  db.update(bulkEditItems).set(outcome).where(eq(bulkEditItems.id, id)).run();
};

/** What was sent is not answered while its account keeps the platform out. */
function followAccounts({ db }: Deps, id: BulkEditId): void {
  const lost = db
    .select({ id: locations.id })
    .from(locations)
    .where(
      and(
        eq(locations.id, bulkEditItems.locationId),
        eq(locations.managementStatus, 'lost-authorization'),
      ),
    );
  db.update(bulkEditItems)
    .set({ status: 'waiting', message: outcomeMessages.waiting })
    .where(
      and(eq(bulkEditItems.bulkEditId, id), eq(bulkEditItems.status, 'publishing'), exists(lost)),
    )
    .run();
}

/** Those that wait for their account to be connected again hold up nobody else. */
function endOf({ status }: BulkEditRow, totals: ItemTotals): BulkEditRow['status'] | null {
  if (status === 'undoing') return totals.undoing === undefined ? 'undone' : null;
  if (status !== 'running' || sumOf(totals, ['pending', 'publishing']) > 0) return null;
  return totals.cancelled === undefined ? 'completed' : 'cancelled';
}
