import {
  conflictingFields,
  copyFields,
  rebaseEdits,
  type EditBaseline,
  type SentFields,
} from './edit-conflicts.ts';

interface Editing<Values extends object, Field extends keyof Values> {
  readonly since: EditBaseline<Values>;
  /** The currently saved values. */
  readonly now: Values;
  readonly typed: Values;
  /** The values of saves whose responses were lost. */
  readonly sent?: readonly SentFields<Values>[];
  readonly changedFields: (saved: Values, now: Values) => readonly Field[];
}

type BeforeSaving<Values, Field> =
  | { readonly kind: 'send'; readonly values: Values; readonly changed: readonly Field[] }
  /** Someone else changed a field that the user also changed, and the user hasn't chosen a value yet. */
  | { readonly kind: 'ask' };

/**
 * The platform replaces some values as a whole and has no versions. The request includes other users' changes to other
 * fields; for a field that both changed, the user chooses.
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
