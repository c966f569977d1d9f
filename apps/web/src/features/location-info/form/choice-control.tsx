import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { SelectField, type SelectOption } from '@placekeeper/ui/select-field';
import { WithHistory } from '../../../widgets/field-history/with-history.tsx';
import { useFieldNote } from '../../../widgets/publishing/use-field-note.tsx';
import { currentError } from '../../../widgets/saved-form/saved-form.ts';
import type { FormView } from './use-info-form.ts';
import { InfoConflictNote } from './info-conflict-note.tsx';
import { useFieldControl } from './use-field-control.ts';

interface ChoiceControlProps {
  readonly form: FormView;
  readonly name: 'status' | 'region_code' | 'administrative_area';
  readonly publishedAs?: ProviderField;
  readonly label: string;
  readonly options: readonly SelectOption<string>[];
}

/** A value outside the options becomes an option, so that opening the form doesn't lose the value. */
export function ChoiceControl({ form, name, publishedAs, options, ...look }: ChoiceControlProps) {
  const { field, fieldState } = useFieldControl(form, name);
  const { value, onChange, onBlur, ref: register } = field;
  const known = value === '' || options.some((option) => option.value === value);
  return (
    <WithHistory field={publishedAs}>
      <SelectField
        {...look}
        options={known ? options : [{ value, label: value }, ...options]}
        value={value === '' ? null : value}
        onValueChange={(next) => {
          onChange(next);
          form.leave(name, true);
        }}
        onBlur={onBlur}
        ref={register}
        error={fieldState.error?.message ?? currentError(form.refusal, name, value)?.message}
        hint={useFieldNote(publishedAs && form.states[publishedAs], undefined, fieldState.isDirty)}
      />
      <InfoConflictNote form={form} name={name} />
    </WithHistory>
  );
}
