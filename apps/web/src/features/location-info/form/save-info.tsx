import { useFormState } from 'react-hook-form';
import { SaveArea } from '../../../widgets/save-area.tsx';
import { elsewhereIn } from '../../../widgets/saved-form/changed-elsewhere.ts';
import { changedFields, fieldNames, infoFields } from './changed-fields.ts';
import { standingProblem } from '../../../widgets/saved-form/refusal.ts';
import type { InfoForm } from './use-info-form.ts';
import { useInfoValues } from './use-info-values.ts';

/** DET-2 */
export function SaveInfo({ form }: { readonly form: InfoForm }) {
  const now = useInfoValues(form.view);
  const { errors } = useFormState({ control: form.view.control });
  const refused = infoFields.filter((field) => standingProblem(form.refusal, field, now[field]));
  const wrong = new Set([...Object.keys(errors), ...refused]);
  return (
    <SaveArea
      {...form}
      changed={fieldNames(changedFields(form.saved, now))}
      wrong={wrong.size}
      savedPart={fieldNames(form.savedPart)}
      notKept={fieldNames(form.notKept)}
      elsewhere={elsewhereIn(infoFields, form.elsewhere.since, now).length}
    />
  );
}
