import { useId, type ReactNode, type Ref } from 'react';
import { cn } from '../lib/cn.ts';

export type RadioCard<V extends string> = {
  value: V;
  label: string;
  /** What choosing it looks like; it says nothing that the label does not. */
  picture: ReactNode;
};

export type RadioCardsProps<V extends string> = {
  label: string;
  options: readonly RadioCard<V>[];
  value: V;
  onValueChange: (value: V) => void;
  className?: string | undefined;
  ref?: Ref<HTMLFieldSetElement> | undefined;
};

const card = [
  'grid cursor-pointer content-start gap-2 rounded-8 border border-line bg-surface p-2 transition-colors',
  'hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
];

const dot = [
  'size-4 shrink-0 cursor-pointer appearance-none rounded-full border border-line-control bg-surface outline-none',
  'transition-colors checked:border-5 checked:border-accent forced-colors:checked:border-[Highlight]',
];

/** One of a few that are told apart by eye. Native radios: the arrow keys move the choice. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { label, options, value, onValueChange, className, ref } = props;
  const name = useId();

  return (
    <fieldset className={cn('min-w-0', className)} ref={ref}>
      <legend className="mb-1.5 font-550">{label}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-2 sm:gap-3">
        {options.map((option) => (
          <label key={option.value} className={cn(card)}>
            <span aria-hidden className="block overflow-hidden rounded-4 border border-line">
              {option.picture}
            </span>
            <span className="flex items-center gap-2">
              <input
                checked={option.value === value}
                className={cn(dot)}
                name={name}
                type="radio"
                value={option.value}
                onChange={() => onValueChange(option.value)}
              />
              <span className="min-w-0 wrap-anywhere">{option.label}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
