import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { cn } from '../lib/cn.ts';

export type RadioCard<V extends string> = {
  value: V;
  label: string;
  /** A decorative illustration of the option. */
  picture?: ReactNode | undefined;
  /** Describes the option. Cards with hints form a column. */
  hint?: string | undefined;
};

export type RadioCardsProps<V extends string> = {
  label: string;
  options: readonly RadioCard<V>[];
  /** Null until an option is chosen. */
  value: V | null;
  onValueChange: (value: V) => void;
  /** WCAG 3.2.2: for a choice with an immediate effect. The arrow keys only move the focus; Space or Enter chooses. */
  actsAtOnce?: boolean | undefined;
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

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

function moveOrChoose(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget: radio } = event;
  const step = steps[key];
  if (step === undefined && key !== 'Enter') return;
  event.preventDefault();
  if (step === undefined) return radio.click();
  const radios = [...(radio.closest('fieldset')?.querySelectorAll('input') ?? [])];
  radios.at((radios.indexOf(radio) + step) % radios.length)?.focus();
}

/** A choice between a few options with pictures or hints. The arrow keys change a native radio group at once. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { label, options, value, onValueChange, actsAtOnce, ref } = props;
  const name = useId();

  return (
    <fieldset className="min-w-0" ref={ref}>
      <legend className="mb-1.5 font-550">{label}</legend>
      <div
        className={cn(
          'grid gap-2',
          !options.some(({ hint }) => hint !== undefined) && 'auto-cols-fr grid-flow-col sm:gap-3',
        )}
      >
        {options.map((option) => (
          <label key={option.value} className={cn(card)}>
            {option.picture && (
              <span aria-hidden className="block overflow-hidden rounded-4 border border-line">
                {option.picture}
              </span>
            )}
            <span className="flex items-center gap-2">
              <input
                aria-describedby={option.hint ? `${name}-${option.value}` : undefined}
                aria-label={option.hint ? option.label : undefined}
                checked={option.value === value}
                className={cn(dot)}
                name={name}
                type="radio"
                value={option.value}
                onChange={() => onValueChange(option.value)}
                onKeyDown={actsAtOnce ? moveOrChoose : undefined}
              />
              <span className="min-w-0 wrap-anywhere">{option.label}</span>
            </span>
            {option.hint && (
              <span className="-mt-1 pl-6 text-12 text-text-3" id={`${name}-${option.value}`}>
                {option.hint}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
