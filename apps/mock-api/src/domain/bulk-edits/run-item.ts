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
import { assess, hasAny, providerFieldsOf, valuesOf } from './assess.ts';
import { readField, type EditedState } from './edited-state.ts';
import type { Subject } from './load-subjects.ts';
import { saveState } from './save-state.ts';

/** What became of an item at its turn. */
export type Outcome = Pick<BulkEditItemRow, 'status'> &
  Partial<Pick<BulkEditItemRow, 'before' | 'after' | 'problems' | 'message' | 'patchAttemptId'>>;

export const gone: Outcome = {
  status: 'deleted',
  message: 'The location was deleted.',
};

export const messages = {
  unmanaged: 'Changed here only: this location is not managed.',
  waiting: 'Saved here. It is sent as soon as its Google account is connected again.',
} as const;

/** What the status of its management means for one that has something to send. */
export function statusOfSent({ managementStatus }: LocationRow): Outcome {
  if (managementStatus === 'lost-authorization')
    return { status: 'waiting', message: messages.waiting };
  return managementStatus === 'enabled'
    ? { status: 'publishing' }
    : { status: 'completed', message: messages.unmanaged };
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
): Outcome {
  const { next, changed, problems } = assess(deps, actor, subject, changes, tags);
  // It was saved at an earlier try, so it cannot count as never touched.
  const wasSaved = item.patchAttemptId !== null;
  if (hasAny(problems)) {
    const fields = [...new Set([...changed, ...Object.keys(problems)])];
    const { state } = subject;
    return wasSaved
      ? { status: 'failed', problems }
      : {
          status: 'refused',
          problems,
          before: valuesOf(state, fields),
          after: valuesOf(next, fields),
        };
  }
  const again = refusedBefore(deps, item, next);
  if (changed.length === 0 && again.length === 0)
    return { status: wasSaved ? 'completed' : 'unchanged', problems: null, message: null };

  const patchAttemptId = saveState(deps, actor, emit, subject, next, again);
  const needsCall = providerFieldsOf(changed).length > 0 || again.length > 0;
  const earlier = wasSaved ? item : { before: {}, after: {} };
  return {
    message: null,
    problems: null,
    ...(needsCall ? statusOfSent(subject.row) : { status: 'completed' }),
    before: { ...earlier.before, ...valuesOf(subject.state, changed) },
    after: { ...earlier.after, ...valuesOf(next, changed) },
    ...(patchAttemptId !== null && { patchAttemptId }),
  };
}

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
