import { knownValuesOf, valuesOf } from '@placekeeper/contracts/bulk/assess';
import type { BulkContext } from '@placekeeper/contracts/bulk/bulk-context';
import { readField, sameField } from '@placekeeper/contracts/bulk/edited-state';
import { planCalls } from '@placekeeper/contracts/bulk/plan-calls';
import { restore } from '@placekeeper/contracts/bulk/restore';
import { apiError } from '../../../data/http/api-error.ts';
import type { Job, JobId, NewItem } from '../../../data/batch/job.ts';
import { readUndoable } from '../../../data/batch/jobs.ts';
import type { BulkFieldChange } from '../../../data/bulk-edit/bulk-edit-types.ts';
import { valuesOfItem } from '../../../data/bulk-edit/item-values.ts';
import { readPresentItems, type PresentItem } from '../read-current-values.ts';

export interface UndoConflict {
  /** Unique in the plan. */
  readonly key: string;
  readonly location: string;
  readonly store_code: string | null;
  readonly field: string;
  /** If the value has changed since the bulk edit: the change from it to the restored value. Null if it hasn’t. */
  readonly placekeeper: BulkFieldChange | null;
  /** How an undo would change the value of a pending update; null if no update is pending. */
  readonly google: BulkFieldChange | null;
}

export interface UndoPlan {
  readonly job: Job;
  /** Number of values that have not changed since the bulk edit. */
  readonly values: number;
  /** Number of locations with values that can't be restored for other reasons, such as a deleted location. */
  readonly lost: number;
  readonly conflicts: readonly UndoConflict[];
  /** Items that write the unchanged values and the conflicts in `included`. */
  readonly itemsWith: (included: ReadonlySet<string>) => readonly NewItem[];
}

/** BULK-2: reads what an undo would restore and what has changed since; writes nothing. */
export async function readUndo(id: JobId, signal: AbortSignal): Promise<UndoPlan> {
  const undoable = await readUndoable(id);
  if (!undoable) throw apiError({ kind: 'not-found' });
  const { job, items } = undoable;
  const { present, context } = await readPresentItems(items, signal);
  return planOf(job, present, context);
}

export function planOf(job: Job, targets: readonly PresentItem[], context: BulkContext): UndoPlan {
  const plain = targets.map((target) => undoTarget(target, context, new Set()));
  return {
    job,
    values: plain.reduce((sum, { changed }) => sum + changed.length, 0),
    lost: plain.filter(({ isLost }) => isLost).length,
    conflicts: targets.flatMap((target, at) =>
      (plain[at]?.conflicts ?? []).map((field) => conflictOf(target, field, context)),
    ),
    itemsWith: (included) =>
      targets.map((target, at) => {
        const known = plain[at];
        const isPlain =
          known && !known.conflicts.some((field) => included.has(keyOf(target, field)));
        return (isPlain ? known : undoTarget(target, context, included)).newItem;
      }),
  };
}

const keyOf = ({ item }: PresentItem, field: string): string => `${item.index} ${field}`;

function conflictOf(target: PresentItem, field: string, { fields }: BulkContext): UndoConflict {
  const { item, subject, updates } = target;
  const { before, after, attributes } = valuesOfItem(item);
  const present = subject && readField(subject.state, field, fields);
  const update = updates.find(({ field_name: name }) => name === field);
  const attribute = attributes[field];
  const changeFrom = (value: unknown): BulkFieldChange => ({
    field,
    before: value,
    after: before[field] ?? null,
    error: null,
    ...(attribute && { attribute }),
  });
  return {
    key: keyOf(target, field),
    location: item.location?.name ?? item.title,
    store_code: item.location?.store_code ?? null,
    field,
    placekeeper: sameField(field, present, after[field])
      ? null
      : changeFrom(subject?.unknown.has(field) ? undefined : present),
    google: update ? changeFrom(update.update_value) : null,
  };
}

interface UndoneTarget {
  readonly newItem: NewItem;
  readonly changed: readonly string[];
  readonly conflicts: readonly string[];
  readonly isLost: boolean;
}

function undoTarget(
  target: PresentItem,
  context: BulkContext,
  included: ReadonlySet<string>,
): UndoneTarget {
  const { item, subject, updates } = target;
  const { location: about, title } = item;
  if (!subject) {
    const message = 'This location no longer exists.';
    const newItem = { location: about, title, steps: [], state: 'skipped', message } as const;
    return { newItem, changed: [], conflicts: [], isLost: true };
  }
  const { attributes, ...given } = valuesOfItem(item);
  const { next, changed, left, conflicts } = restore(subject, given, context, {
    pending: new Set(updates.map(({ field_name: field }) => field)),
    overwrite: new Set(
      Object.keys(given.after).filter((field) => included.has(keyOf(target, field))),
    ),
  });
  const { calls, impossible } = planCalls(subject, next, changed, {
    suggestionOf: () => undefined,
  });
  const fields = [...new Set([...changed, ...Object.keys(left)])];
  const before = knownValuesOf(subject, fields, context.fields);
  const values: NewItem = {
    location: about,
    title,
    steps: calls,
    before,
    after: {
      values: Object.fromEntries(
        Object.entries(valuesOf(next, fields, context.fields)).map(([field, value]) => [
          field,
          // A value that stays unknown isn't empty.
          field in left && !(field in before) ? undefined : value,
        ]),
      ),
      errors: left,
      attributes,
      updates: updates.map(({ id }) => id),
    },
  };
  const isLost = Object.keys(left).length > conflicts.length || impossible.length > 0;
  return {
    newItem: { ...values, ...outcomeOf(values, left, impossible) },
    changed,
    conflicts,
    isLost,
  };
}

function outcomeOf(
  { steps }: NewItem,
  left: Readonly<Record<string, string>>,
  impossible: readonly string[],
): Pick<NewItem, 'state' | 'message' | 'isPartial'> {
  const isPartial = Object.keys(left).length + impossible.length > 0;
  if (steps.length > 0) return isPartial ? { isPartial } : {};
  return isPartial ? { state: 'conflict', message: 'Not undone.' } : { state: 'unchanged' };
}
