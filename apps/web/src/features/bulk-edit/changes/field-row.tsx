import { Checkbox } from '@placekeeper/ui/checkbox';
import { FieldEditor, type FieldEditorProps } from './field-editor.tsx';
import { fieldElementId } from './focus-field.ts';

export function FieldRow(props: FieldEditorProps) {
  const { field, draft, onChange } = props;
  return (
    <li className="border-b border-line py-2">
      <Checkbox
        checked={draft.on}
        label={<span className="font-550">{field.label}</span>}
        onCheckedChange={(on) => onChange({ on })}
      />
      {draft.on && (
        <div className="grid max-w-form gap-2 pt-2 pb-1 pl-6">
          {!(field.clears && draft.clear) && (
            <div id={fieldElementId(field.path)}>
              <FieldEditor {...props} />
            </div>
          )}
          {field.clears && (
            <Checkbox
              checked={draft.clear}
              label={`Clear ${field.clears} everywhere`}
              onCheckedChange={(clear) => onChange({ clear })}
            />
          )}
        </div>
      )}
    </li>
  );
}
