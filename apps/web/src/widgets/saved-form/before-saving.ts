import { conflictingFields, copyFields } from './edit-conflicts.ts';
import { sameValue } from './same-value.ts';

interface Editing<Values extends object, Field extends keyof Values> {
  /** What the form shows as saved. */
  readonly shown: Values;
  /** What the platform holds at this moment. */
  readonly now: Values;
  readonly typed: Values;
  /** What this form sent last: should its answer have been lost, it is nobody else's. */
  readonly sent: Values | null;
  readonly changedFields: (saved: Values, now: Values) => readonly Field[];
}

type BeforeSaving<Values, Field> =
  | { readonly kind: 'send'; readonly values: Values; readonly changed: readonly Field[] }
  /** Somebody else has changed these as well, and nobody here has seen it. */
  | { readonly kind: 'ask'; readonly fields: readonly Field[] };

/**
 * DET-2, DET-3: the platform replaces some values whole and knows no versions. What somebody else saved of other fields
 * is sent along, and what both changed is shown before it is replaced.
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
