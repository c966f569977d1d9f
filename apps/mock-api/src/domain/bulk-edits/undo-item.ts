import * as z from 'zod/mini';
import type { BulkEditItemRow } from '../../db/schema/bulk-edits.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { storeCodeFault } from '../locations/store-code-fault.ts';
import type { Emit } from '../transact.ts';
import type { KnownTags } from './apply-changes.ts';
import { changedStateFields, readField, sameField, writeField } from './edited-state.ts';
import type { Subject } from './load-subjects.ts';
import type { Outcome } from './run-item.ts';
import { saveState } from './save-state.ts';

const changedSince = 'Changed since; left as it is.';

/** BULK-2: puts back, field by field, what still has the value that the bulk edit gave it. */
export function undoItem(
  deps: Deps,
  actor: Actor,
  emit: Emit,
  item: BulkEditItemRow,
  subject: Subject,
  tags: KnownTags,
): Outcome {
  let restored = subject.state;
  const left: Record<string, string> = {};
  for (const [field, written] of Object.entries(item.after ?? {})) {
    const [before, after] = [item.before?.[field] ?? null, written].map((value) =>
      field === 'tags' ? presentTags(value, tags) : value,
    );
    const current = readField(subject.state, field);
    if (sameField(field, current, before)) continue;
    const problem = sameField(field, current, after)
      ? field === 'storeCode' && storeCodeFault(deps, subject.row, z.parse(text, before))
      : changedSince;
    if (problem) left[field] = problem;
    else restored = writeField(restored, field, before);
  }
  const patchAttemptId =
    changedStateFields(subject.state, restored).length > 0
      ? saveState(deps, actor, emit, subject, restored)
      : null;
  const isWhole = Object.keys(left).length === 0;
  return {
    status: isWhole ? 'undone' : 'conflict',
    problems: isWhole ? null : left,
    message: isWhole ? null : 'Not everything was put back.',
    patchAttemptId,
  };
}

const text = z.nullable(z.string());
const tagList = z.array(z.looseObject({ id: z.number() }));

/** A tag that was deleted since can neither be put back nor taken away. */
const presentTags = (value: unknown, tags: KnownTags): unknown =>
  z.parse(tagList, value).filter(({ id }) => tags.has(id));
