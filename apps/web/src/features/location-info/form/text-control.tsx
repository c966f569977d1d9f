import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { completeWebsite } from '@placekeeper/contracts/rules/web-address';
import { cn } from '@placekeeper/ui/lib/cn';
import { TextField, type TextFieldProps } from '@placekeeper/ui/text-field';
import { TextareaField } from '@placekeeper/ui/textarea-field';
import { sanitizeInput } from '../../../lib/text/sanitize-input.ts';
import { WithHistory } from '../../../widgets/field-history/with-history.tsx';
import { useFieldNote } from '../../../widgets/publishing/use-field-note.tsx';
import { currentError } from '../../../widgets/saved-form/saved-form.ts';
import type { FormView } from './use-info-form.ts';
import { InfoConflictNote } from './info-conflict-note.tsx';
import type { InfoValues } from './info-values.ts';
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
  /** The provider's field whose state is shown below the box. */
  readonly publishedAs?: ProviderField;
  readonly hint?: string;
}

export function TextControl(props: TextControlProps) {
  const { form, name, publishedAs, hint, className, ...look } = props;
  const { value, ...field } = useTextControl(form, name, publishedAs, hint);
  return (
    <WithHistory field={publishedAs ?? (name === 'label' ? name : undefined)}>
      <div className={className}>
        <TextField
          autoComplete="off"
          {...look}
          {...field}
          value={value}
          onChange={({ currentTarget }) =>
            field.onChange(sanitizeInput(currentTarget.value, look.kind))
          }
          onBlur={() => {
            const whole = look.kind === 'url' ? completeWebsite(value) : value;
            if (whole !== value) field.onChange(whole);
            field.onBlur();
          }}
        />
        <InfoConflictNote form={form} name={name} />
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
      <InfoConflictNote form={form} name={name} />
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
  const error = fieldState.error?.message ?? currentError(form.refusal, name, field.value)?.message;
  const found = error === undefined ? currentError(form.hints, name, field.value) : undefined;
  const note = found ? (
    <>
      {hint && <span className="block">{hint}</span>}
      <span role="status" className={cn('block', found.message && 'text-pending')}>
        {found.message || Object.values(found.parts).join(', ')}
      </span>
    </>
  ) : (
    hint
  );
  return {
    ...field,
    error,
    hint: useFieldNote(publishedAs && form.states[publishedAs], note, fieldState.isDirty),
  };
}
