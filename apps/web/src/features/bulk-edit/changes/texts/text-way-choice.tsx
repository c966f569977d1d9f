import { placeholderNames } from '@placekeeper/contracts/bulk/text-changes';
import { SelectField } from '@placekeeper/ui/select-field';
import { TextField } from '@placekeeper/ui/text-field';
import { formatList } from '../../../../lib/text/format.ts';
import type { FieldDraft, TextWay } from '../draft.ts';
import type { FieldDefinition } from '../fields/field-definitions.ts';

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

export const placeholderHint = `You can use ${formatList(placeholderNames)}.`;

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

export function TextWayChoice({ field, draft, onChange }: TextWayProps) {
  return (
    <SelectField
      label="Change"
      options={optionsOf(field.editor === 'url' ? withParameters : textOnly)}
      value={draft.way ?? 'set'}
      onValueChange={(way) => onChange({ way: way === 'set' ? undefined : way })}
    />
  );
}

interface TextPartsProps extends Omit<TextWayProps, 'field'> {
  readonly way: TextWay;
  readonly error: string | undefined;
}

export function TextParts({ draft, way, error, onChange }: TextPartsProps) {
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
