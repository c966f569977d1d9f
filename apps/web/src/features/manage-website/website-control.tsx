import { TextField } from '@placekeeper/ui/text-field';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { sanitizeInput } from '../../lib/text/sanitize-input.ts';
import { ConflictNote } from '../../widgets/saved-form/conflict-note.tsx';
import { currentError } from '../../widgets/saved-form/server-errors.ts';
import { UnreadValue } from '../../widgets/page/unread-note.tsx';
import type { WebsiteForm } from './use-website-form.ts';
import { websiteFieldName, type WebsiteField } from './website-values.ts';

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
        label={websiteFieldName[name]}
        hint={hint}
        error={fieldState.error?.message ?? currentError(form.refusal, name, field.value)?.message}
        onChange={({ currentTarget }) => {
          field.onChange(sanitizeInput(currentTarget.value));
          form.revalidate();
        }}
      />
      {unread && <UnreadValue of="field" />}
      <ConflictNote
        elsewhere={form.elsewhere}
        field={name}
        typed={field.value}
        name={websiteFieldName[name]}
        textOf={String}
      />
    </div>
  );
}
