import { useFormState, useWatch } from 'react-hook-form';
import { sameValue } from '@placekeeper/contracts/core/same-value';
import type { FormView } from './use-info-form.ts';
import type { InfoField } from './info-values.ts';

interface VerificationHintProps {
  readonly form: FormView;
  /** Fields whose change Google may verify. */
  readonly fields: readonly InfoField[];
}

/** Warns that a change may require verification; the categories section has its own warning. */
export function VerificationHint({ form, fields }: VerificationHintProps) {
  const now = useWatch({ control: form.control, name: fields });
  const { errors } = useFormState({ control: form.control, name: fields });
  const { saved } = form.elsewhere.since;
  const isChanged = fields.some((field, at) => !sameValue(now[at], saved[field]));
  return (
    <p role="status" className="mt-1.5 text-12 text-pending empty:hidden print:hidden">
      {form.isPublished &&
        isChanged &&
        !fields.some((field) => errors[field]) &&
        'Google may review this change for up to 3 days or ask you to re-verify the business.'}
    </p>
  );
}
