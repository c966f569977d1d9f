import { SegmentedField } from '@placekeeper/ui/segmented-field';
import { SelectField } from '@placekeeper/ui/select-field';
import type { AttributeControlProps } from './control-props.ts';

const notSet = { value: '', label: 'Not set', quiet: true } as const;
const yesOrNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
] as const;

/** More than these would not fit beside their question. */
const mostSegments = 3;

export function YesOrNoControl(props: AttributeControlProps) {
  const { attribute, answer, mayBeUnset, error, onChange, onBlur } = props;
  return (
    <SegmentedField
      label={attribute.display_name}
      options={mayBeUnset ? [...yesOrNo, notSet] : yesOrNo}
      value={answer.values[0] ?? ''}
      onValueChange={(value) => onChange({ values: value === '' ? [] : [value] })}
      onBlur={onBlur}
      error={error?.message}
    />
  );
}

/** A value that is no longer offered is one more of the options: opening the form must not lose it. */
export function OneOfManyControl(props: AttributeControlProps) {
  const { attribute, answer, mayBeUnset, error, onChange, onBlur } = props;
  const [value = ''] = answer.values;
  const look = {
    label: attribute.display_name,
    options: [...optionsOf(props, [value]), ...(mayBeUnset ? [notSet] : [])],
    value: value === '' && !mayBeUnset ? null : value,
    onValueChange: (chosen: string) => onChange({ values: chosen === '' ? [] : [chosen] }),
    onBlur,
    error: error?.message,
  };
  return look.options.length > mostSegments + 1 ? (
    <SelectField {...look} />
  ) : (
    <SegmentedField {...look} />
  );
}

/** The provider keeps for each choice whether it is so, is not so, or is not known. */
export function SeveralControl(props: AttributeControlProps) {
  const { answer, error, onChange, onBlur } = props;
  const { values, denied } = answer;
  const said = (value: string) =>
    values.includes(value) ? 'true' : denied.includes(value) ? 'false' : '';
  const say = (value: string, what: string) => {
    const without = (list: readonly string[]) => list.filter((other) => other !== value);
    onChange({
      values: what === 'true' ? [...without(values), value] : without(values),
      denied: what === 'false' ? [...without(denied), value] : without(denied),
    });
  };
  const isPlaced = Object.keys(error?.parts ?? {}).length > 0;

  return (
    <fieldset>
      <legend className="text-13 font-550">{props.attribute.display_name}</legend>
      <ul className="mt-2 grid gap-2 border-l-2 border-line pl-3">
        {optionsOf(props, [...values, ...denied]).map(({ value, label }) => (
          <li key={value}>
            <SegmentedField
              label={label}
              options={[...yesOrNo, notSet]}
              value={said(value)}
              onValueChange={(what) => say(value, what)}
              onBlur={onBlur}
              error={error?.parts[value]}
            />
          </li>
        ))}
      </ul>
      {error && !isPlaced && (
        <p role="alert" className="mt-1.5 text-12 text-removed">
          {error.message}
        </p>
      )}
    </fieldset>
  );
}

function optionsOf({ attribute }: AttributeControlProps, present: readonly string[]) {
  const offered = attribute.value_metadata.map(({ value, display_name: label }) => ({
    value: String(value),
    label,
  }));
  const withdrawn = present.filter(
    (value) => value !== '' && !offered.some((option) => option.value === value),
  );
  return [...offered, ...withdrawn.map((value) => ({ value, label: value }))];
}
