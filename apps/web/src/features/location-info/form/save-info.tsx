import { useFormState } from 'react-hook-form';
import { SaveArea } from '../../../widgets/save-area.tsx';
import { changedFields, fieldNames } from './changed-fields.ts';
import { refusedFields } from './refusal.ts';
import type { InfoForm } from './use-info-form.ts';
import { useInfoValues } from './use-info-values.ts';

/** DET-2 */
export function SaveInfo({ form }: { readonly form: InfoForm }) {
  const now = useInfoValues(form.view);
  const { errors } = useFormState({ control: form.view.control });
  const wrong = new Set([...Object.keys(errors), ...refusedFields(form.view.refusal, now)]);
  return (
    <SaveArea {...form} changed={fieldNames(changedFields(form.saved, now))} wrong={wrong.size} />
  );
}
