import * as z from 'zod/mini';
import type { BulkEditItemRow } from '../../db/schema/bulk-edits.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import type { Emit } from '../transact.ts';
import { callsFor } from '@placekeeper/contracts/bulk/assess';
import type { BulkContext, KnownTags, Subject } from '@placekeeper/contracts/bulk/bulk-context';
import {
  attributesAmong,
  changedStateFields,
  readField,
  sameField,
  writeField,
} from '@placekeeper/contracts/bulk/edited-state';
import { attributeBlock } from '@placekeeper/contracts/bulk/find-problems';
import type { LoadedSubject } from './load-subjects.ts';
import type { Outcome, Turn } from './run-item.ts';
import { saveState } from './save-state.ts';

const changedSince = 'Changed since; left as it is.';

/** BULK-2: puts back, field by field, what still has the value that the bulk edit gave it. */
export function undoItem(
  deps: Deps,
  actor: Actor,
  emit: Emit,
  item: BulkEditItemRow,
  subject: LoadedSubject,
  context: BulkContext,
): Turn {
  let restored = subject.state;
  const left: Record<string, string> = {};
  for (const [field, written] of Object.entries(item.after ?? {})) {
    const [before, after] = [item.before?.[field] ?? null, written].map((value) =>
      field === 'tags' ? presentTags(value, context.tags) : value,
    );
    const current = readField(subject.state, field, context.fields);
    if (sameField(field, current, before)) continue;
    const problem = sameField(field, current, after)
      ? obstacle(subject, field, before, context)
      : changedSince;
    if (problem) left[field] = problem;
    else restored = writeField(restored, field, before, context.fields);
  }
  const changed = changedStateFields(subject.state, restored, context.fields);
  const origin = { cause: 'bulk-undone', bulkEditId: item.bulkEditId } as const;
  const patchAttemptId =
    changed.length > 0 ? saveState(deps, actor, emit, subject, restored, origin) : null;
  const isWhole = Object.keys(left).length === 0;
  const outcome: Outcome = {
    status: isWhole ? 'undone' : 'conflict',
    problems: isWhole ? null : left,
    message: isWhole ? null : 'Not everything was put back.',
    patchAttemptId,
  };
  const isManaged = subject.row.managementStatus === 'enabled';
  return { outcome, calls: isManaged ? callsFor(changed) : 0 };
}

/** Why a value cannot be what it was, although nobody touched it since. */
function obstacle(
  subject: Subject,
  field: string,
  before: unknown,
  { storeCodeFault }: BulkContext,
): string | null {
  if (field === 'storeCode') return storeCodeFault(subject.id, z.parse(text, before));
  return attributesAmong([field]).length > 0 ? attributeBlock(subject) : null;
}

const text = z.nullable(z.string());
const tagList = z.array(z.looseObject({ id: z.number() }));

/** A tag that was deleted since can neither be put back nor taken away. */
const presentTags = (value: unknown, tags: KnownTags): unknown =>
  z.parse(tagList, value).filter(({ id }) => tags.has(id));
