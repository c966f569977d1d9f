import { useFormState, useWatch, type FieldValues } from 'react-hook-form';
import { conflictingFields } from './edit-conflicts.ts';
import { type FieldOf, type SavedForm, currentError } from './saved-form.ts';

export interface FormStatus<Values extends FieldValues> {
  /** The current values, including unsaved changes. */
  readonly now: Values;
  readonly changed: readonly FieldOf<Values>[];
  /** The fields that block a save. */
  readonly wrong: readonly FieldOf<Values>[];
  readonly conflicts: number;
}

/** Re-renders the component on every key press. */
export function useFormStatus<Values extends FieldValues>({
  control,
  saved,
  fields,
  changedFields,
  refusal,
  elsewhere,
}: SavedForm<Values>): FormStatus<Values> {
  const now = useWatch({ control, compute: copy<Values> });
  const { errors } = useFormState({ control });
  return {
    now,
    changed: changedFields(saved, now),
    wrong: fields.filter((field) => errors[field] ?? currentError(refusal, field, now[field])),
    conflicts: conflictingFields(fields, elsewhere.since, now).length,
  };
}

const copy = <Values extends FieldValues>(values: Values): Values => ({ ...values });
