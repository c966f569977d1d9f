import { useFormState } from 'react-hook-form';
import { SaveArea } from '../../../widgets/form/save-area.tsx';
import { conflictingFields } from '../../../widgets/saved-form/edit-conflicts.ts';
import { changedInfoFields, fieldNames, infoFields } from './changed-fields.ts';
import { currentError } from '../../../widgets/saved-form/server-errors.ts';
import type { InfoForm } from './use-info-form.ts';
import { useInfoValues } from './use-info-values.ts';

/** DET-2 */
export function SaveInfo({ form }: { readonly form: InfoForm }) {
  const now = useInfoValues(form.view);
  const { errors } = useFormState({ control: form.view.control });
  const refused = infoFields.filter((field) => currentError(form.refusal, field, now[field]));
  const wrong = new Set([...Object.keys(errors), ...refused]);
  return (
    <SaveArea
      {...form}
      changed={fieldNames(changedInfoFields(form.saved, now))}
      wrong={wrong.size}
      savedPart={fieldNames(form.savedPart)}
      notKept={fieldNames(form.notKept)}
      elsewhere={conflictingFields(infoFields, form.elsewhere.since, now).length}
    />
  );
}
