import {
  conflictingFields,
  copyFields,
  rebaseEdits,
  type EditBaseline,
  type SentFields,
} from './edit-conflicts.ts';

interface Editing<Values extends object, Field extends keyof Values> {
  /** The saved values that the form shows, and those that its edits began from. */
  readonly since: EditBaseline<Values>;
  /** The current saved values. */
  readonly now: Values;
  readonly typed: Values;
  /** The values of a save without a response. */
  readonly sent?: SentFields<Values> | null;
  readonly changedFields: (saved: Values, now: Values) => readonly Field[];
}

type BeforeSaving<Values, Field> =
  | { readonly kind: 'send'; readonly values: Values; readonly changed: readonly Field[] }
  /** A field was changed on both sides, and the user has not chosen a value yet. */
  | { readonly kind: 'ask' };

/**
 * The platform replaces some values as a whole and has no versions. Changes of others to other fields
 * are sent along; the user chooses between two changes of one field.
 */
export function beforeSaving<Values extends object, Field extends keyof Values>(
  editing: Editing<Values, Field>,
): BeforeSaving<Values, Field> {
  const { since, now, typed, sent, changedFields } = editing;
  const mine = changedFields(since.saved, typed);
  const latest = rebaseEdits(mine, since, now, typed, sent);
  if (conflictingFields(mine, latest, typed).length > 0) return { kind: 'ask' };
  const values = copyFields(now, mine, typed);
  return { kind: 'send', values, changed: changedFields(now, values) };
}
