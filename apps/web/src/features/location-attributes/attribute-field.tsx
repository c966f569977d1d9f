import type { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import { useController } from 'react-hook-form';
import { answerOf } from '../../widgets/attributes/answers.ts';
import { AttributeControl } from '../../widgets/attributes/attribute-control.tsx';
import { standingProblem } from './refusal.ts';
import type { AttributesForm } from './use-attributes-form.ts';

interface AttributeFieldProps {
  readonly form: AttributesForm;
  readonly attribute: AttributeMetadata;
}

export function AttributeField({ form, attribute }: AttributeFieldProps) {
  const { name } = attribute;
  const { field } = useController({ control: form.control, name });
  // One that the platform offers since is not among the form's first values.
  const answer = answerOf({ [name]: field.value }, name);
  return (
    <AttributeControl
      mayBeUnset
      answer={answer}
      attribute={attribute}
      problem={standingProblem(form.refusal, name, form.now)}
      onBlur={field.onBlur}
      onChange={(part) => field.onChange({ ...answer, ...part })}
    />
  );
}
