import { useFormState } from 'react-hook-form';
import { SaveArea } from '../../../widgets/save-area.tsx';
import { elsewhereIn } from './changed-elsewhere.ts';
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
    <SaveArea
      {...form}
      changed={fieldNames(changedFields(form.saved, now))}
      wrong={wrong.size}
      elsewhere={form.saving ? 0 : elsewhereIn(form.view.elsewhere.since, now).length}
    />
  );
}
