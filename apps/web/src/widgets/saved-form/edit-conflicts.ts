import { useState } from 'react';
import { sameValue } from './same-value.ts';

export interface EditBaseline<Values> {
  /** What the platform holds. */
  readonly saved: Values;
  /** What it held of each field when it was first changed here. */
  readonly began: Values;
}

/** DET-3: what is typed here stays, though the platform now holds another value than the one it began from. */
export function rebaseEdits<Values extends object>(
  fields: readonly (keyof Values)[],
  since: EditBaseline<Values>,
  saved: Values,
  typed: Values,
): EditBaseline<Values> {
  const untouched = fields.filter(
    (field) => sameValue(typed[field], since.saved[field]) || sameValue(typed[field], saved[field]),
  );
  return { saved, began: copyFields(since.began, untouched, saved) };
}

/** The fields that both this form and somebody else changed, each to another value. */
export const conflictingFields = <Values extends object, Field extends keyof Values>(
  fields: readonly Field[],
  since: EditBaseline<Values>,
  typed: Values,
): readonly Field[] => fields.filter((field) => hasEditConflict(since, field, typed[field]));

export const hasEditConflict = <Values extends object>(
  { saved, began }: EditBaseline<Values>,
  field: keyof Values,
  typed: unknown,
): boolean => !sameValue(saved[field], began[field]) && !sameValue(typed, saved[field]);

/** These fields as they are there, the others as they were. */
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
  /** These fields are known to be as they were there. */
  readonly beginAnew: (fields: readonly (keyof Values)[], from: Values) => void;
}

export function useEditBaseline<Values extends object>(
  fields: readonly (keyof Values)[],
  saved: Values,
  typed: () => Values,
): ChangedElsewhere<Values> {
  const [since, setSince] = useState<EditBaseline<Values>>({ saved, began: saved });
  const isNews = !sameValue(since.saved, saved);
  const current = isNews ? rebaseEdits(fields, since, saved, typed()) : since;
  if (isNews) setSince(current);
  return {
    since: current,
    beginAnew: (known, from) =>
      setSince((last) => ({ ...last, began: copyFields(last.began, known, from) })),
  };
}
