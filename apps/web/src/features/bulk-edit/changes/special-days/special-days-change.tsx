import { SelectField } from '@placekeeper/ui/select-field';
import { TextField } from '@placekeeper/ui/text-field';
import { withPart } from '../draft.ts';
import { fieldElementId } from '../fields/focus-field.ts';
import type { PartEditorProps } from '../change-parts.ts';
import { specialKinds, type SpecialDraft } from './special-day-changes.ts';

const kindNames: Readonly<Record<SpecialDraft['kind'], string>> = {
  closed: 'Closed',
  hours: 'Open at these times',
  'all-day': 'Open 24 hours',
  usual: 'As in the week: no special hours',
};
const kinds = specialKinds.map((value) => ({ value, label: kindNames[value] }));

export function SpecialDaysChange({ draft, errors, onChange }: PartEditorProps) {
  const { special } = draft;
  const change = (part: Partial<SpecialDraft>) => onChange(withPart(draft, 'special', part));
  const typed = (part: 'from' | 'to' | 'opens' | 'closes') => ({
    error: errors[`special_periods.${part}`],
    value: special[part],
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      change({ [part]: currentTarget.value }),
  });
  return (
    <>
      <p className="text-12 text-text-3">
        They replace what these days had before; other days stay.
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <div id={fieldElementId('special_periods.from')}>
          <TextField kind="date" label="First day" {...typed('from')} />
        </div>
        <div id={fieldElementId('special_periods.to')}>
          <TextField hint="Empty for one day." kind="date" label="Last day" {...typed('to')} />
        </div>
      </div>
      <SelectField
        label="On these days"
        options={kinds}
        value={special.kind}
        onValueChange={(kind) => change({ kind })}
      />
      {special.kind === 'hours' && (
        <div className="grid gap-3 sm:grid-cols-2">
          <div id={fieldElementId('special_periods.opens')}>
            <TextField kind="time" label="Opens" {...typed('opens')} />
          </div>
          <div id={fieldElementId('special_periods.closes')}>
            <TextField
              hint="Earlier than it opens: on the next day."
              kind="time"
              label="Closes"
              {...typed('closes')}
            />
          </div>
        </div>
      )}
    </>
  );
}
