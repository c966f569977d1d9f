import { useController } from 'react-hook-form';
import type { FormView } from './form-view.ts';
import type { InfoField } from './info-values.ts';

/**
 * Fields are judged on saving; what is wrong is judged again with every change, so that it is seen to be right at once.
 * Never on leaving a field: a message that comes or goes then moves the button that is being pressed.
 */
export function useFieldControl<Name extends InfoField>(form: FormView, name: Name) {
  const { field, fieldState } = useController({ control: form.control, name });
  return {
    field: {
      ...field,
      onChange: (value: unknown) => {
        field.onChange(value);
        form.revalidate();
      },
    },
    fieldState,
  };
}
