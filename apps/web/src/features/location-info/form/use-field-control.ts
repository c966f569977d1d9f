import { useController } from 'react-hook-form';
import type { FormView } from './form-view.ts';
import type { InfoField } from './info-values.ts';

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
