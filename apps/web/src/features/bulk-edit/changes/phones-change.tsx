import { profileLimits } from '@placekeeper/contracts/rules/limits';
import { Button } from '@placekeeper/ui/button';
import { IconButton } from '@placekeeper/ui/icon-button';
import { TextField } from '@placekeeper/ui/text-field';
import { Plus, X } from 'lucide-react';
import { focusAfter } from '../../../lib/focus-after.ts';
import { lineAsTyped } from '../../../lib/line-as-typed.ts';
import type { ListName } from './add-remove.ts';
import { withPart } from './draft.ts';
import type { ListWay } from './list-draft.ts';
import type { PartEditorProps } from './part-editor-props.ts';
import type { DraftProblems } from './parts.ts';
import { WayChoice } from './way-choice.tsx';

const most = profileLimits.additionalPhones;
const notes: Readonly<Record<ListWay, string>> = {
  change: `Other numbers stay. Google keeps ${most} beside the primary one: a location that would have more is left as it is.`,
  replace: 'Every location gets exactly these numbers beside its primary one.',
  clear: 'Only the primary number stays.',
};
/** More at once are a list to be replaced. */
const mostToRemove = 10;

export function PhonesChange({ draft, problems, onChange }: PartEditorProps) {
  const { phones } = draft;
  const { way } = phones;
  const boxes = (list: ListName) => ({
    list,
    problems,
    phones: phones[list],
    onChange: (numbers: readonly string[]) =>
      onChange(withPart(draft, 'phones', { [list]: [...numbers] })),
  });
  return (
    <>
      <WayChoice
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
  readonly problems: DraftProblems;
  readonly onChange: (phones: readonly string[]) => void;
}

/** An empty box is none. */
function PhoneBoxes({
  list,
  label,
  verb,
  phones,
  most: room,
  problems,
  onChange,
}: PhoneBoxesProps) {
  return (
    <div data-boxes className="grid justify-items-start gap-2">
      {phones.map((phone, at) => (
        // A number has no identity but its place.
        <div key={at} className="flex w-full items-start gap-2">
          <TextField
            autoComplete="off"
            className="flex-1"
            error={problems[`additional_phone_numbers.${list}.${at}`]}
            kind="tel"
            label={phones.length > 1 ? `${label} ${at + 1}` : label}
            value={phone}
            onChange={({ currentTarget }) =>
              onChange(phones.with(at, lineAsTyped(currentTarget.value, 'tel')))
            }
          />
          <IconButton
            className="mt-6.5"
            size="lg"
            icon={<X aria-hidden />}
            label={`Take back: ${label.toLowerCase()} ${at + 1}`}
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
