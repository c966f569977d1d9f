import { useController } from 'react-hook-form';
import { WithHistory } from '../../../widgets/field-history/with-history.tsx';
import { LabelColourChoice } from '../../../widgets/location/label-colour-choice.tsx';
import { InfoConflictNote } from './info-conflict-note.tsx';
import type { FormView } from './form-view.ts';

export function LabelColourControl({ form }: { readonly form: FormView }) {
  const { field } = useController({ control: form.control, name: 'label_type' });
  return (
    <WithHistory field="label_type">
      <LabelColourChoice {...field} />
      <InfoConflictNote form={form} name="label_type" />
    </WithHistory>
  );
}
