import { useState } from 'react';
import { sameValue } from './same-value.ts';

export interface EditBaseline<Values> {
  /** The saved values. */
  readonly saved: Values;
  /** The saved value of each field before the user first changed it. */
  readonly began: Values;
}

/** DET-3: edits stay, although the saved value has changed since. */
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

/** The fields that this form and someone else changed to different values. */
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

/** These fields with the other values, the rest unchanged. */
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
  /** Restarts the edit of these fields from these saved values. */
  readonly restartFrom: (fields: readonly (keyof Values)[], from: Values) => void;
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
    restartFrom: (known, from) =>
      setSince((last) => ({ ...last, began: copyFields(last.began, known, from) })),
  };
}
