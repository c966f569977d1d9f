import { useController } from 'react-hook-form';
import { ElsewhereNote } from '../../widgets/saved-form/elsewhere-note.tsx';
import { answerText } from './answer-text.ts';
import { answerOf } from './answers.ts';
import { AttributeControl } from './attribute-control.tsx';
import type { ControlProps } from './use-attribute-control.ts';

/** An attribute, and what became of it elsewhere while it is being changed here. */
export function AttributeItem({ form, attribute }: ControlProps) {
  const { name, display_name: title } = attribute;
  const { field } = useController({ control: form.control, name });
  const setElement = (element: HTMLElement | null) =>
    field.ref(element && { focus: () => firstBox(element)?.focus() });
  return (
    <li ref={setElement} className="min-w-0">
      <AttributeControl form={form} attribute={attribute} />
      <ElsewhereNote
        elsewhere={form.elsewhere}
        field={name}
        typed={field.value ?? answerOf({}, name)}
        name={title}
        textOf={(answer) => answerText(attribute, answer)}
      />
    </li>
  );
}

const firstBox = (element: HTMLElement): HTMLElement | null =>
  element.querySelector<HTMLElement>('input:checked') ?? element.querySelector('input, button');
