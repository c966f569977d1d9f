import { conflictingFields, copyFields } from './edit-conflicts.ts';
import { sameValue } from './same-value.ts';

interface Editing<Values extends object, Field extends keyof Values> {
  /** The saved values that the form shows. */
  readonly shown: Values;
  /** The current saved values. */
  readonly now: Values;
  readonly typed: Values;
  /** The values sent last: after a lost response, they are not another user's change. */
  readonly sent: Values | null;
  readonly changedFields: (saved: Values, now: Values) => readonly Field[];
}

type BeforeSaving<Values, Field> =
  | { readonly kind: 'send'; readonly values: Values; readonly changed: readonly Field[] }
  /** Fields that someone else changed unseen. */
  | { readonly kind: 'ask'; readonly fields: readonly Field[] };

/**
 * The platform replaces some values as a whole and has no versions. Changes of others to other fields
 * are sent along; conflicts are shown before they are overwritten.
 */
export function beforeSaving<Values extends object, Field extends keyof Values>(
  editing: Editing<Values, Field>,
): BeforeSaving<Values, Field> {
  const { shown, now, typed, sent, changedFields } = editing;
  const mine = changedFields(shown, typed);
  const fields = conflictingFields(mine, { saved: now, began: shown }, typed).filter(
    (field) => !sent || !sameValue(sent[field], now[field]),
  );
  if (fields.length > 0) return { kind: 'ask', fields };
  const values = copyFields(now, mine, typed);
  return { kind: 'send', values, changed: changedFields(now, values) };
}
