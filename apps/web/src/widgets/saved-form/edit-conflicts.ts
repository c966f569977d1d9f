import { useState } from 'react';
import { sameValue, valueKey } from '@placekeeper/contracts/core/same-value';

export interface EditBaseline<Values> {
  readonly saved: Values;
  /** The saved value of each field when the user first changed the field. */
  readonly began: Values;
}

export interface SentFields<Values> {
  readonly values: Values;
  readonly fields: readonly (keyof Values)[];
}

/** Keeps the user's edits when saved values change. */
export function rebaseEdits<Values extends object>(
  fields: readonly (keyof Values)[],
  since: EditBaseline<Values>,
  saved: Values,
  typed: Values,
  /** Saves whose responses were lost. A saved value equal to a sent value isn't another user's change. */
  sent: readonly SentFields<Values>[] = [],
): EditBaseline<Values> {
  const known = fields.filter(
    (field) =>
      sameValue(typed[field], since.saved[field]) ||
      sameValue(typed[field], saved[field]) ||
      sent.some(
        (one) => one.fields.includes(field) && isEquivalent(one.values[field], saved[field]),
      ),
  );
  return { saved, began: copyFields(since.began, known, saved) };
}

/** The fields that the user and someone else changed to different values. */
export const conflictingFields = <Values extends object, Field extends keyof Values>(
  fields: readonly Field[],
  since: EditBaseline<Values>,
  typed: Values,
): readonly Field[] => fields.filter((field) => hasEditConflict(since, field, typed[field]));

const hasEditConflict = <Values extends object>(
  { saved, began }: EditBaseline<Values>,
  field: keyof Values,
  typed: unknown,
): boolean => !sameValue(saved[field], began[field]) && !sameValue(typed, saved[field]);

/** `conflict`: the user and someone else changed the field. `overwritten`: someone replaced the user's saved value. */
export type ConflictKind = 'conflict' | 'overwritten';

interface ChangesOfOthers<Values> {
  readonly since: EditBaseline<Values>;
  readonly overwritten: readonly (keyof Values)[];
}

export function conflictKind<Values extends object>(
  { since, overwritten }: ChangesOfOthers<Values>,
  field: keyof Values,
  typed: unknown,
): ConflictKind | null {
  if (hasEditConflict(since, field, typed)) return 'conflict';
  const isFollowed = overwritten.includes(field) && sameValue(typed, since.saved[field]);
  return isFollowed ? 'overwritten' : null;
}

/** `values` with the given fields taken from `from`. */
export const copyFields = <Values extends object>(
  values: Values,
  fields: readonly (keyof Values)[],
  from: Values,
): Values => ({
  ...values,
  ...Object.fromEntries(fields.map((field) => [field, from[field]])),
});

interface ChangedElsewhere<Values> {
  readonly since: EditBaseline<Values>;
  /** Makes the values in `from` the baseline of the given fields. */
  readonly restartFrom: (fields: readonly (keyof Values)[], from: Values) => void;
}

export function useEditBaseline<Values extends object>(
  fields: readonly (keyof Values)[],
  saved: Values,
  typed: () => Values,
  sent: readonly SentFields<Values>[],
): ChangedElsewhere<Values> {
  const [since, setSince] = useState<EditBaseline<Values>>({ saved, began: saved });
  const isNews = !sameValue(since.saved, saved);
  const current = isNews ? rebaseEdits(fields, since, saved, typed(), sent) : since;
  if (isNews) setSince(current);
  return {
    since: current,
    restartFrom: (known, from) =>
      setSince((last) => ({ ...last, began: copyFields(last.began, known, from) })),
  };
}

interface Editing<Values extends object, Field extends keyof Values> {
  readonly since: EditBaseline<Values>;
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

/** Ignores what the platform normalizes: the scheme and `www.` of a URL, spaces, punctuation and case. */
const essence = (value: unknown): string =>
  valueKey(value)
    .toLowerCase()
    .replaceAll(/https?:\/\/(www\.)?/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** True for `0117 496 0123` and `+44 117 496 0123`. */
function sameNumber(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other]
    .map((text) => text.replace(/^0+/, ''))
    .toSorted((a, b) => a.length - b.length);
  return /^\d{6,}$/.test(short) && long.endsWith(short);
}

const isEquivalent = (one: unknown, other: unknown): boolean => {
  const [a, b] = [essence(one), essence(other)];
  return a === b || sameNumber(a, b);
};

/** The sent fields that still have their previous value. */
export const unsavedByPlatform = <Values extends object, Field extends keyof Values>(
  sent: readonly Field[],
  { before, typed, fresh }: Readonly<Record<'before' | 'typed' | 'fresh', Values>>,
): readonly Field[] =>
  sent.filter(
    (field) => sameValue(fresh[field], before[field]) && !isEquivalent(fresh[field], typed[field]),
  );

interface LostSave<Values> {
  readonly before: Values;
  readonly sent: Values;
  /** The saved values, read after the save. */
  readonly fresh: Values;
}

interface KeptFields<Field> {
  readonly saved: readonly Field[];
  readonly unsaved: readonly Field[];
  /** Fields for which the platform has neither the previous nor the sent value. */
  readonly unclear: readonly Field[];
}

/** ERR-4: divides the fields of a save without a response by whether the platform saved them. */
export function afterLostResponse<Values extends object, Field extends keyof Values>(
  fields: readonly Field[],
  { before, sent, fresh }: LostSave<Values>,
): KeptFields<Field> {
  const outcomeOf = (field: Field): keyof KeptFields<Field> => {
    if (sameValue(fresh[field], sent[field])) return 'saved';
    if (sameValue(fresh[field], before[field])) return 'unsaved';
    return isEquivalent(fresh[field], sent[field]) ? 'saved' : 'unclear';
  };
  const having = (outcome: keyof KeptFields<Field>) =>
    fields.filter((field) => outcomeOf(field) === outcome);
  return { saved: having('saved'), unsaved: having('unsaved'), unclear: having('unclear') };
}
