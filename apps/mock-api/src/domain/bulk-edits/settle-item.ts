import type { PatchAttemptId } from '@placekeeper/contracts/core/id';
import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { bulkEditItems, bulkEdits, type BulkEditItemRow } from '../../db/schema/bulk-edits.ts';
import type { Deps } from '../../deps.ts';
import type { PatchFault } from '@placekeeper/contracts/profile/patch-fault';
import type { Actor } from '../actor.ts';
import { watchInterval } from './pace.ts';
import { scheduleStep } from './progress.ts';
import type { Outcome } from './run-item.ts';

const queries = prepared((db) => ({
  item: db
    .select({ item: bulkEditItems, edit: bulkEdits })
    .from(bulkEditItems)
    .innerJoin(bulkEdits, eq(bulkEdits.id, bulkEditItems.bulkEditId))
    .where(eq(bulkEditItems.patchAttemptId, sql.placeholder('patchAttemptId')))
    .prepare(),
}));

export interface AnsweredAttempt {
  readonly patchAttemptId: PatchAttemptId;
  /** None when the provider took it. */
  readonly errors: readonly PatchFault[];
}

/** The provider has answered: if a bulk edit sent it, that item is decided. The next step tells it, with all others. */
export function settleBulkItem(deps: Deps, actor: Actor, attempt: AnsweredAttempt): void {
  const found = queries(deps.db).item.get({ patchAttemptId: attempt.patchAttemptId });
  const outcome = found && outcomeOf(found.item, attempt.errors);
  if (!outcome) return;
  deps.db.update(bulkEditItems).set(outcome).where(eq(bulkEditItems.id, found.item.id)).run();
  scheduleStep(deps, actor, found.edit, actor.now + watchInterval(actor));
}

function outcomeOf(
  { status }: BulkEditItemRow,
  errors: readonly PatchFault[],
): Partial<Outcome> | null {
  const refused = errors.length > 0;
  switch (status) {
    case 'publishing':
    case 'waiting':
      return refused
        ? { status: 'failed', message: inWords(errors), problems: byField(errors) }
        : { status: 'completed', message: null, problems: null };
    case 'undone':
    case 'conflict':
      return refused
        ? { message: `Put back here, but Google refused it: ${inWords(errors)}` }
        : null;
    default:
      return null;
  }
}

const inWords = (errors: readonly PatchFault[]): string =>
  errors.map(({ message, reason }) => message ?? reason).join(' ');

const byField = (errors: readonly PatchFault[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    errors.flatMap(({ field, message, reason }) => (field ? [[field, message ?? reason]] : [])),
  );
