import type { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import { useController } from 'react-hook-form';
import { attributeAnswerOf } from '../../widgets/attributes/answers.ts';
import { AttributeControl } from '../../widgets/attributes/attribute-control.tsx';
import { ConflictNote } from '../../widgets/saved-form/conflict-note.tsx';
import { currentError } from '../../widgets/saved-form/server-errors.ts';
import { answerText } from './answer-text.ts';
import type { AttributesForm } from './use-attributes-form.ts';

interface AttributeItemProps {
  readonly form: AttributesForm;
  readonly attribute: AttributeMetadata;
}

/** An attribute, and what became of it elsewhere while it is being changed here. */
export function AttributeItem({ form, attribute }: AttributeItemProps) {
  const { name, display_name: title } = attribute;
  const { field } = useController({ control: form.control, name });
  // One that the platform offers since is not among the form's first values.
  const answer = attributeAnswerOf({ [name]: field.value }, name);
  const setElement = (element: HTMLElement | null) =>
    field.ref(element && { focus: () => firstBox(element)?.focus() });
  return (
    <li ref={setElement} className="min-w-0">
      <AttributeControl
        mayBeUnset
        answer={answer}
        attribute={attribute}
        error={currentError(form.refusal, name, form.now[name])}
        onBlur={field.onBlur}
        onChange={(part) => field.onChange({ ...answer, ...part })}
      />
      <ConflictNote
        elsewhere={form.elsewhere}
        field={name}
        typed={answer}
        name={title}
        textOf={(other) => answerText(attribute, other)}
      />
    </li>
  );
}

const firstBox = (element: HTMLElement): HTMLElement | null =>
  element.querySelector<HTMLElement>('input:checked') ?? element.querySelector('input, button');
