import { labelTypes } from '@placekeeper/contracts/model/location';
import { cn } from '@placekeeper/ui/lib/cn';
import type { TagColour } from '@placekeeper/ui/lib/tag-colour';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useController } from 'react-hook-form';
import { labelColours, type LabelType } from '../../../widgets/label-colours.ts';
import type { FormView } from './form-view.ts';

const names: Readonly<Record<LabelType, string>> = {
  gray: 'Grey',
  red: 'Red',
  orange: 'Orange',
  green: 'Green',
  teal: 'Teal',
  blue: 'Blue',
  pink: 'Pink',
};

const fills: Readonly<Record<TagColour, string>> = {
  teal: 'bg-tag-teal',
  rose: 'bg-tag-rose',
  amber: 'bg-tag-amber',
  violet: 'bg-tag-violet',
  blue: 'bg-tag-blue',
  green: 'bg-tag-green',
  slate: 'bg-tag-slate',
  magenta: 'bg-tag-magenta',
};

export function LabelColourControl({ form }: { readonly form: FormView }) {
  const { field } = useController({ control: form.control, name: 'label_type' });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-13 font-550">Label colour</legend>
      <div className="flex min-h-control-lg flex-wrap items-center gap-1">
        {labelTypes.map((type, at) => (
          <label
            key={type}
            title={names[type]}
            className="relative grid size-7 cursor-pointer place-items-center rounded-6 has-focus-visible:outline-2 has-focus-visible:outline-ring pointer-coarse:size-9"
          >
            <input
              type="radio"
              name={field.name}
              value={type}
              checked={field.value === type}
              onChange={() => field.onChange(type)}
              onBlur={field.onBlur}
              ref={at === 0 ? field.ref : undefined}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            <VisuallyHidden>{names[type]}</VisuallyHidden>
            <span
              aria-hidden
              className={cn(
                'size-4 rounded-4 forced-color-adjust-none',
                fills[labelColours[type]],
                field.value === type && 'outline-2 outline-offset-2 outline-text',
              )}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
