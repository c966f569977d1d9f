import * as z from '../core/zod.ts';
import { parse } from '../core/validate.ts';
import type { BulkContext, KnownTags, Subject } from './bulk-context.ts';
import {
  attributesAmong,
  changedStateFields,
  readField,
  sameField,
  writeField,
  type EditedState,
} from './edited-state.ts';
import { attributeBlock, type ErrorsByField } from './find-errors.ts';

export interface ChangedValues {
  /** Lacks fields whose value before the edit was unknown. */
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

export interface Restoration {
  readonly next: EditedState;
  readonly changed: readonly string[];
  /** For each field that keeps its current value, the reason. */
  readonly left: ErrorsByField;
  /** Fields that keep their value because it changed after the bulk edit, in Placekeeper or on Google. */
  readonly conflicts: readonly string[];
}

export interface RestoreOptions {
  /** Fields with a pending update: Google's value differs from Placekeeper's. */
  readonly pending: ReadonlySet<string>;
  /** Fields to restore even if they changed after the bulk edit. */
  readonly overwrite: ReadonlySet<string>;
}

const changedSince = 'Not undone, because this value changed later.';
const changedOnGoogle = 'Not undone, because this value changed on Google later.';
const unknownBefore = 'Not undone, because the earlier value isn’t known.';

const nothing: RestoreOptions = { pending: new Set(), overwrite: new Set() };

/**
 * BULK-2: a field gets its earlier value only while it still has the bulk edit's value, in Placekeeper and on Google,
 * or if `overwrite` contains the field.
 */
export function restore(
  subject: Subject,
  { before, after }: ChangedValues,
  context: BulkContext,
  { pending, overwrite }: RestoreOptions = nothing,
): Restoration {
  const { fields } = context;
  let next = subject.state;
  const conflicts: string[] = [];
  const left: Record<string, string> = {};
  for (const [field, written] of Object.entries(after)) {
    if (!(field in before)) {
      left[field] = unknownBefore;
      continue;
    }
    const [earlier, given] = [before[field] ?? null, written].map((value) =>
      field === 'tags' ? presentTags(value, context.tags) : value,
    );
    const current = readField(subject.state, field, fields);
    if (sameField(field, current, earlier)) continue;
    const conflict = sameField(field, current, given)
      ? pending.has(field) && changedOnGoogle
      : changedSince;
    if (conflict && !overwrite.has(field)) {
      conflicts.push(field);
      left[field] = conflict;
      continue;
    }
    const error = restoreError(subject, field, earlier, context);
    if (error) left[field] = error;
    else next = writeField(next, field, earlier, fields);
  }
  return { next, changed: changedStateFields(subject.state, next, fields), left, conflicts };
}

function restoreError(
  subject: Subject,
  field: string,
  before: unknown,
  { storeCodeError }: BulkContext,
): string | null {
  if (field === 'storeCode') return storeCodeError(subject.id, parse(text, before));
  return attributesAmong([field]).length > 0 ? attributeBlock(subject) : null;
}

const text = z.nullable(z.string());
const tagList = z.array(z.looseObject({ id: z.number() }));

/** Drops deleted tags, because they cannot be added again. */
const presentTags = (value: unknown, tags: KnownTags): unknown =>
  parse(tagList, value).filter(({ id }) => tags.has(id));
