import { profileLimits } from '@placekeeper/contracts/rules/limits';
import { Button } from '@placekeeper/ui/button';
import { IconButton } from '@placekeeper/ui/icon-button';
import { TextField } from '@placekeeper/ui/text-field';
import { Plus, X } from 'lucide-react';
import { focusAfter } from '../../../../lib/browser/focus-after.ts';
import { sanitizeInput } from '../../../../lib/text/sanitize-input.ts';
import { withPart } from '../draft.ts';
import type { ListMode, ListName } from '../lists/list-draft.ts';
import type { DraftErrors, PartEditorProps } from '../change-parts.ts';
import { ListModeChoice } from '../lists/list-mode-choice.tsx';

const most = profileLimits.additionalPhones;
const notes: Readonly<Record<ListMode, string>> = {
  change: `Other numbers stay the same. Google allows ${most} additional numbers. Locations that would exceed the limit are skipped.`,
  replace: 'Replaces all additional numbers at every location.',
  clear: 'Removes all additional numbers.',
};
/** The maximum number of phone numbers to remove; more numbers are easier to replace as a whole list. */
const mostToRemove = 10;

export function PhonesChange({ draft, errors, onChange }: PartEditorProps) {
  const { phones } = draft;
  const { way } = phones;
  const boxes = (list: ListName) => ({
    list,
    errors,
    phones: phones[list],
    onChange: (numbers: readonly string[]) =>
      onChange(withPart(draft, 'phones', { [list]: [...numbers] })),
  });
  return (
    <>
      <ListModeChoice
        way={way}
        onChange={(chosen) => onChange(withPart(draft, 'phones', { way: chosen }))}
      />
      <p className="text-12 text-text-3">{notes[way]}</p>
      {way !== 'clear' && (
        <PhoneBoxes {...boxes('add')} label="Number to add" most={most} verb="Add a number" />
      )}
      {way === 'change' && (
        <PhoneBoxes
          {...boxes('remove')}
          label="Number to remove"
          most={mostToRemove}
          verb="Remove a number"
        />
      )}
    </>
  );
}

interface PhoneBoxesProps {
  readonly list: ListName;
  readonly label: string;
  readonly verb: string;
  readonly phones: readonly string[];
  readonly most: number;
  readonly errors: DraftErrors;
  readonly onChange: (phones: readonly string[]) => void;
}

function PhoneBoxes({ list, label, verb, phones, most: room, errors, onChange }: PhoneBoxesProps) {
  return (
    <div data-boxes className="grid justify-items-start gap-2">
      {phones.map((phone, at) => (
        // The index is the key, because numbers have no id.
        <div key={at} className="flex w-full items-start gap-2">
          <TextField
            autoComplete="off"
            className="flex-1"
            error={errors[`additional_phone_numbers.${list}.${at}`]}
            kind="tel"
            label={phones.length > 1 ? `${label} ${at + 1}` : label}
            value={phone}
            onChange={({ currentTarget }) =>
              onChange(phones.with(at, sanitizeInput(currentTarget.value, 'tel')))
            }
          />
          <IconButton
            className="mt-6.5"
            size="lg"
            icon={<X aria-hidden />}
            label={`Remove ${label.toLowerCase()} ${at + 1} from this edit`}
            onClick={({ currentTarget }) => {
              const group = currentTarget.closest('[data-boxes]');
              focusAfter(
                () => onChange(phones.toSpliced(at, 1)),
                () => [...(group?.querySelectorAll('input, button') ?? [])].at(-1),
              );
            }}
          />
        </div>
      ))}
      {phones.length < room && (
        <Button
          size="sm"
          icon={<Plus aria-hidden />}
          onClick={({ currentTarget }) => {
            const group = currentTarget.closest('[data-boxes]');
            focusAfter(
              () => onChange([...phones, '']),
              () => [...(group?.querySelectorAll('input') ?? [])].at(-1),
            );
          }}
        >
          {verb}
        </Button>
      )}
    </div>
  );
}
