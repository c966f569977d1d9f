import { Checkbox } from '@placekeeper/ui/checkbox';
import { ChangeRow } from './change-row.tsx';
import { FieldEditor, type FieldEditorProps } from './field-editor.tsx';

export function FieldRow(props: FieldEditorProps) {
  const { field, draft, onChange } = props;
  return (
    <ChangeRow
      label={field.label}
      on={draft.on}
      path={field.path}
      onToggle={(on) => onChange({ on })}
    >
      {!(field.clears && draft.clear) && <FieldEditor {...props} />}
      {field.clears && (
        <Checkbox
          checked={draft.clear}
          label={`Clear ${field.clears} everywhere`}
          onCheckedChange={(clear) => onChange({ clear })}
        />
      )}
    </ChangeRow>
  );
}
