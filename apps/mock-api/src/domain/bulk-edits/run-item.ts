import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import type { BulkEditItemRow, BulkEditRow } from '../../db/schema/bulk-edits.ts';
import { patchAttempts } from '../../db/schema/patch-attempts.ts';
import type { Deps } from '../../deps.ts';
import { sameValue } from '@placekeeper/contracts/profile/fields';
import type { BulkContext } from '@placekeeper/contracts/bulk/bulk-context';
import type { Actor } from '../actor.ts';
import type { Emit } from '../transact.ts';
import {
  assess,
  callsFor,
  hasAny,
  messageOfSaved,
  outcomeMessages,
  providerFieldsOf,
  valuesOf,
} from '@placekeeper/contracts/bulk/assess';
import { readField, type EditedState } from '@placekeeper/contracts/bulk/edited-state';
import type { LoadedSubject } from './load-subjects.ts';
import { saveState } from './save-state.ts';

/** What became of an item at its turn. */
export type Outcome = Pick<BulkEditItemRow, 'status'> &
  Partial<Pick<BulkEditItemRow, 'before' | 'after' | 'problems' | 'message' | 'patchAttemptId'>>;

/** And how many calls to the provider that took. */
export interface Turn {
  readonly outcome: Outcome;
  readonly calls: number;
}

export const gone: Outcome = {
  status: 'deleted',
  message: 'The location was deleted.',
};

/** What the status of its management makes of a location with these fields saved. Attributes are never on their way. */
function statusOfSaved({ row }: LoadedSubject, fields: readonly string[]): Outcome {
  const message = messageOfSaved(row, fields);
  if (message === outcomeMessages.waiting) return { status: 'waiting', message };
  if (message !== null) return { status: 'completed', message };
  return { status: providerFieldsOf(fields).length === 0 ? 'completed' : 'publishing' };
}

const queries = prepared((db) => ({
  failed: db
    .select({ fields: patchAttempts.fields, values: patchAttempts.values })
    .from(patchAttempts)
    .where(and(eq(patchAttempts.id, sql.placeholder('id')), eq(patchAttempts.status, 'failed')))
    .prepare(),
}));

/** The changes meet the location as it is now, not as it was when they were chosen. */
export function runItem(
  deps: Deps,
  actor: Actor,
  emit: Emit,
  { changes }: BulkEditRow,
  item: BulkEditItemRow,
  subject: LoadedSubject,
  context: BulkContext,
): Turn {
  const own = item.changes ?? changes;
  const { next, changed, problems } = assess(subject, own, context);
  // It was saved at an earlier try, so it cannot count as never touched.
  const wasSaved = item.patchAttemptId !== null;
  if (hasAny(problems)) {
    const fields = [...new Set([...changed, ...Object.keys(problems)])];
    const values = {
      before: valuesOf(subject.state, fields, context.fields),
      after: valuesOf(next, fields, context.fields),
    };
    return without(
      wasSaved ? { status: 'failed', problems } : { status: 'refused', problems, ...values },
    );
  }
  const again = refusedBefore(deps, item, next, context);
  if (changed.length === 0 && again.length === 0)
    return without({
      status: wasSaved ? 'completed' : 'unchanged',
      problems: null,
      message: null,
    });

  const patchAttemptId = saveState(deps, actor, emit, subject, next, again);
  const earlier = wasSaved ? item : { before: {}, after: {} };
  const outcome: Outcome = {
    message: null,
    problems: null,
    ...statusOfSaved(subject, [...changed, ...again]),
    before: { ...earlier.before, ...valuesOf(subject.state, changed, context.fields) },
    after: { ...earlier.after, ...valuesOf(next, changed, context.fields) },
    ...(patchAttemptId !== null && { patchAttemptId }),
  };
  const isManaged = subject.row.managementStatus === 'enabled';
  return { outcome, calls: isManaged ? callsFor([...changed, ...again]) : 0 };
}

const without = (outcome: Outcome): Turn => ({ outcome, calls: 0 });

/** What the provider refused at the last try and is still wanted: ours by now, so it would not count as changed. */
function refusedBefore(
  deps: Deps,
  { patchAttemptId }: BulkEditItemRow,
  next: EditedState,
  { fields }: BulkContext,
): readonly ProviderField[] {
  if (patchAttemptId === null) return [];
  const attempt = queries(deps.db).failed.get({ id: patchAttemptId });
  return (attempt?.fields ?? []).filter((field) =>
    sameValue(attempt?.values[field], readField(next, field, fields)),
  );
}
