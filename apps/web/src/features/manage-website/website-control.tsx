import { TextField } from '@placekeeper/ui/text-field';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { lineAsTyped } from '../../lib/line-as-typed.ts';
import { ElsewhereNote } from '../../widgets/saved-form/elsewhere-note.tsx';
import { standingProblem } from '../../widgets/saved-form/refusal.ts';
import { UnreadValue } from '../../widgets/unread-note.tsx';
import type { WebsiteForm } from './use-website-form.ts';
import { fieldName, type WebsiteField } from './website-values.ts';

interface WebsiteControlProps {
  readonly form: WebsiteForm;
  readonly name: WebsiteField;
  /** Its saved value cannot be read. */
  readonly unread: boolean;
  readonly mono?: boolean;
  readonly hint: ReactNode;
}

export function WebsiteControl({ form, name, unread, mono = false, hint }: WebsiteControlProps) {
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <div>
      <TextField
        {...field}
        kind="url"
        mono={mono}
        autoComplete="off"
        label={fieldName[name]}
        hint={hint}
        error={
          fieldState.error?.message ?? standingProblem(form.refusal, name, field.value)?.message
        }
        onChange={({ currentTarget }) => {
          field.onChange(lineAsTyped(currentTarget.value));
          form.judgeAgain();
        }}
      />
      {unread && <UnreadValue of="field" />}
      <ElsewhereNote
        elsewhere={form.elsewhere}
        field={name}
        typed={field.value}
        name={fieldName[name]}
        textOf={String}
      />
    </div>
  );
}
