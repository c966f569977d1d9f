import { useController } from 'react-hook-form';
import { WithHistory } from '../../../widgets/field-history/with-history.tsx';
import { LabelColourChoice } from '../../../widgets/label-colour-choice.tsx';
import { ElsewhereNote } from './elsewhere-note.tsx';
import type { FormView } from './form-view.ts';

export function LabelColourControl({ form }: { readonly form: FormView }) {
  const { field } = useController({ control: form.control, name: 'label_type' });
  return (
    <WithHistory field="label_type">
      <LabelColourChoice {...field} />
      <ElsewhereNote form={form} name="label_type" />
    </WithHistory>
  );
}
