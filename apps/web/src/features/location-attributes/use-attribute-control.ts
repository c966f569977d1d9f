import type { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import { useController } from 'react-hook-form';
import { answerOf, type Answer } from './answers.ts';
import { standingProblem, type Problem } from '../../widgets/saved-form/refusal.ts';
import type { AttributesForm } from './use-attributes-form.ts';

export interface ControlProps {
  readonly form: AttributesForm;
  readonly attribute: AttributeMetadata;
}

interface AttributeControl {
  readonly answer: Answer;
  readonly change: (answer: Partial<Answer>) => void;
  readonly leave: () => void;
  readonly problem: Problem | undefined;
}

export function useAttributeControl({ form, attribute: { name } }: ControlProps): AttributeControl {
  const { field } = useController({ control: form.control, name });
  // One that the platform offers since is not among the form's first values.
  const answer = answerOf({ [name]: field.value }, name);
  return {
    answer,
    change: (part) => field.onChange({ ...answer, ...part }),
    leave: field.onBlur,
    problem: standingProblem(form.refusal, name, form.now[name]),
  };
}
