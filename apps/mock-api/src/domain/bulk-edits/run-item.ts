import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import type { BulkEditItemRow, BulkEditRow } from '../../db/schema/bulk-edits.ts';
import type { LocationRow } from '../../db/schema/locations.ts';
import { patchAttempts } from '../../db/schema/patch-attempts.ts';
import type { Deps } from '../../deps.ts';
import { sameValue } from '../../provider/fields.ts';
import type { Actor } from '../actor.ts';
import type { Emit } from '../transact.ts';
import type { KnownTags } from './apply-changes.ts';
import { assess, callsFor, hasAny, providerFieldsOf, valuesOf } from './assess.ts';
import { readField, type EditedState } from './edited-state.ts';
import type { Subject } from './load-subjects.ts';
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

export const messages = {
  unmanaged: 'Changed here only: this location is not managed.',
  waiting: 'Saved here. It is sent as soon as its Google account is connected again.',
} as const;

/** What the status of its management makes of a location with these fields saved. Attributes are never on their way. */
export function statusOfSaved(
  { managementStatus }: LocationRow,
  fields: readonly string[],
): Outcome {
  if (managementStatus === 'disabled' && callsFor(fields) > 0)
    return { status: 'completed', message: messages.unmanaged };
  if (providerFieldsOf(fields).length === 0) return { status: 'completed' };
  return managementStatus === 'lost-authorization'
    ? { status: 'waiting', message: messages.waiting }
    : { status: 'publishing' };
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
  subject: Subject,
  tags: KnownTags,
): Turn {
  const own = item.changes ?? changes;
  const { next, changed, problems } = assess(deps, actor, subject, own, tags);
  // It was saved at an earlier try, so it cannot count as never touched.
  const wasSaved = item.patchAttemptId !== null;
  if (hasAny(problems)) {
    const fields = [...new Set([...changed, ...Object.keys(problems)])];
    const values = { before: valuesOf(subject.state, fields), after: valuesOf(next, fields) };
    return without(
      wasSaved ? { status: 'failed', problems } : { status: 'refused', problems, ...values },
    );
  }
  const again = refusedBefore(deps, item, next);
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
    ...statusOfSaved(subject.row, [...changed, ...again]),
    before: { ...earlier.before, ...valuesOf(subject.state, changed) },
    after: { ...earlier.after, ...valuesOf(next, changed) },
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
): readonly ProviderField[] {
  if (patchAttemptId === null) return [];
  const attempt = queries(deps.db).failed.get({ id: patchAttemptId });
  return (attempt?.fields ?? []).filter((field) =>
    sameValue(attempt?.values[field], readField(next, field)),
  );
}
