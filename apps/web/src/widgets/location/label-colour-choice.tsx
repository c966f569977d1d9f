import { labelTypes } from '@placekeeper/contracts/model/location';
import { cn } from '@placekeeper/ui/lib/cn';
import { tagFills } from '@placekeeper/ui/lib/tag-colour';
import { useId, type Ref } from 'react';
import { ErrorText } from '../page/error-text.tsx';
import { labelColourNames, labelColours, type LabelType } from './label-colours.ts';

interface LabelColourChoiceProps {
  readonly name: string;
  /** If the value is empty or unknown, no colour is selected. */
  readonly value: string;
  readonly onChange: (type: LabelType) => void;
  readonly onBlur?: () => void;
  /** True if the surroundings already name the field. */
  readonly legendHidden?: boolean;
  readonly error?: string | undefined;
  /** The first option, which receives the focus. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

export function LabelColourChoice(props: LabelColourChoiceProps) {
  const { name, value, onChange, onBlur, legendHidden = false, error, ref } = props;
  const errorId = useId();
  return (
    <fieldset
      aria-describedby={error ? errorId : undefined}
      // Without a value, nothing of the field is printed.
      className={cn('min-w-0', value === '' && 'print:hidden')}
    >
      <legend className={cn('mb-1.5 text-13 font-550', legendHidden && 'sr-only')}>
        Label colour
      </legend>
      <div className="flex min-h-control-lg flex-wrap items-center gap-1">
        {labelTypes.map((type, at) => (
          <label
            key={type}
            title={labelColourNames[type]}
            className={cn(
              'relative grid size-7 cursor-pointer place-items-center rounded-6 has-focus-visible:outline-2 has-focus-visible:outline-ring pointer-coarse:size-9 print:flex print:w-auto print:gap-2.5',
              value !== type && 'print:hidden',
            )}
          >
            <input
              type="radio"
              name={name}
              value={type}
              checked={value === type}
              onChange={() => onChange(type)}
              onBlur={onBlur}
              ref={at === 0 ? ref : undefined}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            <span className="sr-only print:not-sr-only print:order-1">
              {labelColourNames[type]}
            </span>
            <span
              aria-hidden
              className={cn(
                'size-4 rounded-4 forced-color-adjust-none',
                tagFills[labelColours[type]],
                value === type &&
                  'outline-2 outline-offset-2 outline-text forced-colors:outline-[CanvasText]',
              )}
            />
          </label>
        ))}
      </div>
      <div aria-live="polite" id={errorId}>
        {error && <ErrorText>{error}</ErrorText>}
      </div>
    </fieldset>
  );
}
