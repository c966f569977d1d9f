import { Checkbox } from '@placekeeper/ui/checkbox';
import { ChangeRow } from './change-row.tsx';
import { openStatuses } from '@placekeeper/contracts/model/location';
import { openStatusText } from '@placekeeper/contracts/wording/open-status-text';
import { SelectField } from '@placekeeper/ui/select-field';
import { TextField } from '@placekeeper/ui/text-field';
import { TextareaField } from '@placekeeper/ui/textarea-field';
import { LabelColourChoice } from '../../../../widgets/location/label-colour-choice.tsx';
import { countryOptions } from '../../../../widgets/location/country-options.ts';
import type { FieldDraft, TextWay } from '../draft.ts';
import { completeUrl } from '../read-changes.ts';
import { textKeyOf } from '../texts/text-draft.ts';
import type { FieldDefinition } from './field-definitions.ts';
import { placeholderNames } from '@placekeeper/contracts/bulk/text-changes';
import { formatList } from '../../../../lib/text/format.ts';

interface FieldRowProps extends FieldEditorProps {
  readonly note: string | undefined;
  readonly onRemove: () => void;
}

export function FieldRow({ note, onRemove, ...props }: FieldRowProps) {
  const { field, draft, onChange } = props;
  const isText = textKeyOf(field.path) !== undefined;
  return (
    <ChangeRow label={field.label} note={note} path={field.path} onRemove={onRemove}>
      {!(field.clears && draft.clear) && (
        <>
          {isText && <TextWayChoice draft={draft} field={field} onChange={onChange} />}
          {isText && draft.way ? (
            <TextParts {...props} way={draft.way} />
          ) : (
            <FieldEditor {...props} />
          )}
        </>
      )}
      {field.clears && (
        <Checkbox
          checked={draft.clear}
          label={`Clear ${field.clears} at all selected locations`}
          onCheckedChange={(clear) => onChange({ clear })}
        />
      )}
    </ChangeRow>
  );
}

const statuses = openStatuses.map((value) => ({ value, label: openStatusText(value) }));
const storefronts = [
  { value: 'true', label: 'Show the address' },
  { value: 'false', label: 'Hide the address' },
];
const kinds = { text: 'text', code: 'text', url: 'url', tel: 'tel', date: 'date' } as const;

interface FieldEditorProps {
  readonly field: FieldDefinition;
  readonly draft: FieldDraft;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<FieldDraft>) => void;
}

function FieldEditor({ field, draft, error, onChange }: FieldEditorProps) {
  const { label, editor, hint, limit, path } = field;
  const chrome = {
    label: `New ${label}`,
    labelHidden: true,
    hint: textKeyOf(path) ? [hint, placeholderHint].filter(Boolean).join(' ') : hint,
    error,
  };
  const counted = limit === undefined ? { value: draft.value } : { value: draft.value, limit };
  const setValue = (value: string) => onChange({ value });
  switch (editor) {
    case 'long':
      return (
        <TextareaField
          {...chrome}
          {...counted}
          rows={4}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
      );
    case 'status':
      return (
        <SelectField
          {...chrome}
          options={statuses}
          value={openStatuses.find((status) => status === draft.value) ?? null}
          onValueChange={setValue}
        />
      );
    case 'storefront':
    case 'country':
      return (
        <SelectField
          {...chrome}
          options={editor === 'country' ? countryOptions : storefronts}
          value={draft.value === '' ? null : draft.value}
          onValueChange={setValue}
        />
      );
    case 'colour':
      return (
        <LabelColourChoice
          error={error}
          legendHidden
          name={path}
          value={draft.value}
          onChange={setValue}
        />
      );
    default:
      return (
        <TextField
          {...chrome}
          {...counted}
          autoComplete="off"
          kind={kinds[editor]}
          mono={editor === 'code'}
          onBlur={() => {
            const whole = completeUrl(path, draft.value);
            if (whole !== draft.value) setValue(whole);
          }}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
      );
  }
}

type Way = TextWay | 'set';

const wayNames: Readonly<Record<Way, string>> = {
  set: 'New value',
  replace: 'Find and replace',
  append: 'Add to the end',
  remove: 'Remove text',
  parameters: 'Set URL parameters',
  'remove-parameters': 'Remove URL parameters',
};
const textOnly: readonly Way[] = ['set', 'replace', 'append', 'remove'];
const withParameters: readonly Way[] = [...textOnly, 'parameters', 'remove-parameters'];
const optionsOf = (ways: readonly Way[]) =>
  ways.map((value) => ({ value, label: wayNames[value] }));

const placeholderHint = `You can use the placeholders ${formatList(placeholderNames)}.`;

const inputs: Readonly<Record<TextWay, { readonly label: string; readonly hint: string }>> = {
  replace: { label: 'Replace with', hint: `Leave empty to remove the text. ${placeholderHint}` },
  append: { label: 'Text to add', hint: placeholderHint },
  remove: { label: 'Text to remove', hint: 'Upper and lower case must match.' },
  parameters: {
    label: 'Parameters',
    hint: `For example utm_source=google&utm_campaign={store_code}. ${placeholderHint}`,
  },
  'remove-parameters': {
    label: 'Parameters to remove',
    hint: 'Separate names with commas. utm_* removes every UTM parameter.',
  },
};

interface TextWayProps {
  readonly field: FieldDefinition;
  readonly draft: FieldDraft;
  readonly onChange: (change: Partial<FieldDraft>) => void;
}

function TextWayChoice({ field, draft, onChange }: TextWayProps) {
  return (
    <div className="max-w-60">
      <SelectField
        label="Type of change"
        options={optionsOf(field.editor === 'url' ? withParameters : textOnly)}
        value={draft.way ?? 'set'}
        onValueChange={(way) => onChange({ way: way === 'set' ? undefined : way })}
      />
    </div>
  );
}

interface TextPartsProps extends Omit<TextWayProps, 'field'> {
  readonly way: TextWay;
  readonly error: string | undefined;
}

function TextParts({ draft, way, error, onChange }: TextPartsProps) {
  const { label, hint } = inputs[way];
  return (
    <>
      {way === 'replace' && (
        <TextField
          autoComplete="off"
          error={error}
          hint="Upper and lower case must match."
          label="Find"
          value={draft.find ?? ''}
          onChange={({ currentTarget }) => onChange({ find: currentTarget.value })}
        />
      )}
      <TextField
        autoComplete="off"
        error={way === 'replace' ? undefined : error}
        hint={hint}
        label={label}
        value={draft.value}
        onChange={({ currentTarget }) => onChange({ value: currentTarget.value })}
      />
    </>
  );
}
