import { useController } from 'react-hook-form';
import type { FormView } from './use-info-form.ts';
import type { InfoField, InfoValues } from './info-values.ts';
import { currentError, type ValidationError } from '../../../widgets/saved-form/saved-form.ts';

/** A field is validated when the user leaves it and on save; an invalid field also on every change. */
export function useFieldControl<Name extends InfoField>(form: FormView, name: Name) {
  const { field, fieldState } = useController({ control: form.control, name });
  return {
    field: {
      ...field,
      onChange: (value: unknown) => {
        field.onChange(value);
        form.revalidate();
      },
      onBlur: () => {
        field.onBlur();
        form.leave(name);
      },
    },
    fieldState,
  };
}

type ListName =
  | 'additional_phone_numbers'
  | 'categories'
  | 'service_areas'
  | 'hours'
  | 'special_days';

interface ListControl<Value> {
  readonly value: Value;
  readonly change: (value: Value) => void;
  /** Called on blur of any input of the field. */
  readonly leave: () => void;
  /** Ref of the element around the inputs; a failed save focuses the first invalid input. */
  readonly setElement: (element: HTMLElement | null) => void;
  readonly error: ValidationError | undefined;
}

export function useListControl<Name extends ListName>(
  form: FormView,
  name: Name,
): ListControl<InfoValues[Name]> {
  const { field, fieldState } = useFieldControl(form, name);
  const { value, onChange, onBlur, ref: register } = field;
  const { error } = fieldState;
  return {
    value,
    change: onChange,
    leave: onBlur,
    setElement: (element) =>
      register(element && { focus: () => invalidControlIn(element)?.focus() }),
    error: error
      ? { message: error.message ?? '', parts: texts(error.types) }
      : currentError(form.refusal, name, value),
  };
}

const invalidControlIn = (element: HTMLElement): HTMLElement | null =>
  element.querySelector<HTMLElement>('[aria-invalid=true]') ??
  element.querySelector('input, button');

const texts = (types: object = {}): ValidationError['parts'] =>
  Object.fromEntries(Object.entries(types).map(([place, text]) => [place, String(text)]));
