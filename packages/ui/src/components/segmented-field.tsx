import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

export type SegmentedOption<V extends string> = {
  value: V;
  label: string;
  /** Shows the option for "no answer" less prominently. */
  quiet?: boolean | undefined;
};

export type SegmentedFieldProps<V extends string> = {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  options: readonly SegmentedOption<V>[];
  /** Null or an unknown value chooses nothing. */
  value: V | null;
  onValueChange: (value: V) => void;
  onBlur?: (() => void) | undefined;
  error?: string | undefined;
  className?: string | undefined;
};

const segment = [
  'relative flex h-7 cursor-pointer items-center rounded-4 px-1.5 text-text-2 transition-colors sm:px-2.5 hover:text-text pointer-coarse:h-9',
  'has-checked:font-550',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
  'forced-colors:has-checked:outline-2',
];
const noAnswer = 'has-checked:bg-surface dark:has-checked:bg-pressed';
const quietAnswer = `${noAnswer} has-checked:ring-1 has-checked:ring-line-control`;
const answer = 'has-checked:bg-accent-soft has-checked:text-accent-text has-checked:ring-1';

/** An unset option has no outline, so that the answers stand out in a long list of questions. */
function lookOf({ value, quiet }: SegmentedOption<string>): string {
  if (!quiet) return answer;
  return value === '' ? noAnswer : quietAnswer;
}

/** A choice between short answers beside the question, for long lists of questions. Uses native radios. */
export function SegmentedField<V extends string>(props: SegmentedFieldProps<V>) {
  const {
    label,
    labelHidden = false,
    options,
    value,
    onValueChange,
    onBlur,
    error,
    className,
  } = props;
  const id = useId();
  const errorId = `${id}-error`;

  return (
    <div className={cn('min-w-0', className)}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <span
          className={labelHidden ? 'sr-only' : 'min-w-0 flex-[1_1_10rem] text-13 wrap-anywhere'}
          id={id}
        >
          {label}
        </span>
        <div
          aria-describedby={error ? errorId : undefined}
          aria-invalid={error ? true : undefined}
          aria-labelledby={id}
          className="flex max-w-full shrink-0 flex-wrap gap-0.5 rounded-6 bg-hover p-0.5 forced-colors:border aria-invalid:outline aria-invalid:outline-danger"
          role="radiogroup"
        >
          {options.map((option) => (
            <label className={cn(segment, lookOf(option))} key={option.value}>
              <input
                checked={option.value === value}
                className="absolute inset-0 cursor-pointer appearance-none outline-none"
                name={id}
                type="radio"
                value={option.value}
                onBlur={onBlur}
                onChange={() => onValueChange(option.value)}
              />
              {option.label}
            </label>
          ))}
        </div>
      </div>
      {/* Mounted before the first error, so that screen readers announce it (WCAG 4.1.3). */}
      <div aria-live="polite">
        {error && (
          <p className="mt-1.5 flex gap-1.5 text-12 text-removed" id={errorId}>
            <CircleAlert aria-hidden className="mt-px size-3.5" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
