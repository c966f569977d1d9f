import { useWatch } from 'react-hook-form';
import { sameValue } from '../../../widgets/saved-form/same-value.ts';
import type { FormView } from './form-view.ts';
import type { InfoField } from './info-values.ts';

interface VerificationHintProps {
  readonly form: FormView;
  /** Google looks at a change of any of these again. */
  readonly fields: readonly InfoField[];
}

/** DET-2: what a change may cost, said before it is saved. Of the primary category its own section says it. */
export function VerificationHint({ form, fields }: VerificationHintProps) {
  const now = useWatch({ control: form.control, name: fields });
  const { saved } = form.elsewhere.since;
  const isChanged = fields.some((field, at) => !sameValue(now[at], saved[field]));
  return (
    <p role="status" className="mt-1.5 text-12 text-pending empty:hidden print:hidden">
      {form.isPublished &&
        isChanged &&
        'Google may review this for up to 3 days, or ask you to verify the business again.'}
    </p>
  );
}
