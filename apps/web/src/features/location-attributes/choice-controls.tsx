import { SegmentedField } from '@placekeeper/ui/segmented-field';
import { SelectField } from '@placekeeper/ui/select-field';
import { useAttributeControl, type ControlProps } from './use-attribute-control.ts';

const notSet = { value: '', label: 'Not set', quiet: true } as const;
const yesOrNo = [{ value: 'true', label: 'Yes' }, { value: 'false', label: 'No' }, notSet] as const;

/** More than these would not fit beside their question. */
const mostSegments = 3;

export function YesOrNoControl(props: ControlProps) {
  const { answer, change, leave, problem } = useAttributeControl(props);
  return (
    <SegmentedField
      label={props.attribute.display_name}
      options={yesOrNo}
      value={answer.values[0] ?? ''}
      onValueChange={(value) => change({ values: value === '' ? [] : [value] })}
      onBlur={leave}
      error={problem?.message}
    />
  );
}

/** A value that is no longer offered is one more of the options: opening the form must not lose it. */
export function OneOfManyControl(props: ControlProps) {
  const { answer, change, leave, problem } = useAttributeControl(props);
  const [value = ''] = answer.values;
  const look = {
    label: props.attribute.display_name,
    options: [...optionsOf(props, [value]), notSet],
    value,
    onValueChange: (chosen: string) => change({ values: chosen === '' ? [] : [chosen] }),
    onBlur: leave,
    error: problem?.message,
  };
  return look.options.length > mostSegments + 1 ? (
    <SelectField {...look} />
  ) : (
    <SegmentedField {...look} />
  );
}

/** The provider keeps for each choice whether it is so, is not so, or is not known. */
export function SeveralControl(props: ControlProps) {
  const { answer, change, leave, problem } = useAttributeControl(props);
  const { values, denied } = answer;
  const said = (value: string) =>
    values.includes(value) ? 'true' : denied.includes(value) ? 'false' : '';
  const say = (value: string, what: string) => {
    const without = (list: readonly string[]) => list.filter((other) => other !== value);
    change({
      values: what === 'true' ? [...without(values), value] : without(values),
      denied: what === 'false' ? [...without(denied), value] : without(denied),
    });
  };
  const isPlaced = Object.keys(problem?.parts ?? {}).length > 0;

  return (
    <fieldset>
      <legend className="text-13 font-550">{props.attribute.display_name}</legend>
      <ul className="mt-2 grid gap-2 border-l-2 border-line pl-3">
        {optionsOf(props, [...values, ...denied]).map(({ value, label }) => (
          <li key={value}>
            <SegmentedField
              label={label}
              options={yesOrNo}
              value={said(value)}
              onValueChange={(what) => say(value, what)}
              onBlur={leave}
              error={problem?.parts[value]}
            />
          </li>
        ))}
      </ul>
      {problem && !isPlaced && (
        <p role="alert" className="mt-1.5 text-12 text-removed">
          {problem.message}
        </p>
      )}
    </fieldset>
  );
}

function optionsOf({ attribute }: ControlProps, present: readonly string[]) {
  const offered = attribute.value_metadata.map(({ value, display_name: label }) => ({
    value: String(value),
    label,
  }));
  const withdrawn = present.filter(
    (value) => value !== '' && !offered.some((option) => option.value === value),
  );
  return [...offered, ...withdrawn.map((value) => ({ value, label: value }))];
}
