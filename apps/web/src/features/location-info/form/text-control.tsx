import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { TextField, type TextFieldProps } from '@placekeeper/ui/text-field';
import { TextareaField } from '@placekeeper/ui/textarea-field';
import { lineAsTyped } from '../../../lib/line-as-typed.ts';
import { WithHistory } from '../../../widgets/field-history/with-history.tsx';
import { useFieldNote } from '../../../widgets/publishing/use-field-note.tsx';
import { ElsewhereNote } from './elsewhere-note.tsx';
import type { FormView } from './form-view.ts';
import type { InfoValues } from './info-values.ts';
import { standingProblem } from '../../../widgets/saved-form/refusal.ts';
import { useFieldControl } from './use-field-control.ts';

type TextName = {
  [Name in keyof InfoValues]: InfoValues[Name] extends string ? Name : never;
}[keyof InfoValues];

interface TextControlProps extends Pick<
  TextFieldProps,
  'className' | 'kind' | 'label' | 'mono' | 'required'
> {
  readonly form: FormView;
  readonly name: TextName;
  /** The provider's field whose state is told below the box. */
  readonly publishedAs?: ProviderField;
  readonly hint?: string;
  readonly limit?: number;
}

export function TextControl({
  form,
  name,
  publishedAs,
  hint,
  limit,
  className,
  ...look
}: TextControlProps) {
  const { value, ...field } = useTextControl(form, name, publishedAs, hint);
  const counted = limit === undefined ? { value } : { value, limit };
  return (
    <WithHistory field={publishedAs ?? (name === 'label' ? name : undefined)}>
      <div className={className}>
        <TextField
          autoComplete="off"
          {...look}
          {...field}
          {...counted}
          onChange={({ currentTarget }) =>
            field.onChange(lineAsTyped(currentTarget.value, look.kind))
          }
        />
        <ElsewhereNote form={form} name={name} />
      </div>
    </WithHistory>
  );
}

type LongTextControlProps = Omit<TextControlProps, 'kind'> & {
  readonly limit: number;
  readonly rows?: number;
};

export function LongTextControl({
  form,
  name,
  publishedAs,
  hint,
  mono,
  ...look
}: LongTextControlProps) {
  return (
    <WithHistory field={publishedAs}>
      <TextareaField
        {...look}
        {...(mono !== undefined && { mono })}
        {...useTextControl(form, name, publishedAs, hint)}
      />
      <ElsewhereNote form={form} name={name} />
    </WithHistory>
  );
}

function useTextControl(
  form: FormView,
  name: TextName,
  publishedAs?: ProviderField,
  hint?: string,
) {
  const { field, fieldState } = useFieldControl(form, name);
  const problem =
    fieldState.error?.message ?? standingProblem(form.refusal, name, field.value)?.message;
  return {
    ...field,
    error: problem,
    hint: useFieldNote(publishedAs && form.states[publishedAs], hint, fieldState.isDirty),
  };
}
