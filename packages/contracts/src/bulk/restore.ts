import * as z from '../core/zod.ts';
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

/** The values that a bulk edit changed, by field. */
export interface ChangedValues {
  /** A field that is absent had a value that nobody knows. */
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

export interface Restoration {
  readonly next: EditedState;
  readonly changed: readonly string[];
  /** Why a field keeps its value, by field. */
  readonly left: ErrorsByField;
  /** The fields that keep their value because it changed since, in Placekeeper or on Google. */
  readonly conflicts: readonly string[];
}

export interface RestoreOptions {
  /** Fields with a pending update: Google shows another value than Placekeeper. */
  readonly pending: ReadonlySet<string>;
  /** Fields to restore even where they changed since. */
  readonly overwrite: ReadonlySet<string>;
}

const editedSince = 'Edited since. Not undone.';
const changedOnGoogle = 'Changed on Google since. Not undone.';
const unknownBefore = 'The earlier value isn’t known. Not undone.';

const nothing: RestoreOptions = { pending: new Set(), overwrite: new Set() };

/** BULK-2: the values from before, field by field, where the location and its profile still have what the bulk edit gave them. */
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
      : editedSince;
    if (conflict && !overwrite.has(field)) {
      conflicts.push(field);
      left[field] = conflict;
      continue;
    }
    const error = obstacle(subject, field, earlier, context);
    if (error) left[field] = error;
    else next = writeField(next, field, earlier, fields);
  }
  return { next, changed: changedStateFields(subject.state, next, fields), left, conflicts };
}

/** Why a value cannot be what it was, although nobody touched it since. */
function obstacle(
  subject: Subject,
  field: string,
  before: unknown,
  { storeCodeError }: BulkContext,
): string | null {
  if (field === 'storeCode') return storeCodeError(subject.id, z.parse(text, before));
  return attributesAmong([field]).length > 0 ? attributeBlock(subject) : null;
}

const text = z.nullable(z.string());
const tagList = z.array(z.looseObject({ id: z.number() }));

/** A tag that was deleted since can neither be put back nor taken away. */
const presentTags = (value: unknown, tags: KnownTags): unknown =>
  z.parse(tagList, value).filter(({ id }) => tags.has(id));
