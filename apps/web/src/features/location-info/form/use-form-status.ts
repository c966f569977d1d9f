import { useFormState, useWatch } from 'react-hook-form';
import { currentError } from '../../../widgets/saved-form/server-errors.ts';
import { changedInfoFields, infoFields } from './changed-fields.ts';
import type { InfoField, InfoValues } from './info-values.ts';
import type { InfoForm } from './use-info-form.ts';

const copy = (values: InfoValues): InfoValues => ({ ...values });

interface FormStatus {
  readonly now: InfoValues;
  readonly changed: readonly InfoField[];
  /** The fields that block a save. */
  readonly wrong: readonly InfoField[];
}

/** Re-renders the component on every key press. */
export function useFormStatus({ view, refusal, saved }: InfoForm): FormStatus {
  const now = useWatch({ control: view.control, compute: copy });
  const { errors } = useFormState({ control: view.control });
  return {
    now,
    changed: changedInfoFields(saved, now),
    wrong: infoFields.filter((field) => errors[field] ?? currentError(refusal, field, now[field])),
  };
}
