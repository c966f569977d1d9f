import { CircleAlert } from 'lucide-react';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type FieldChrome = {
  label: ReactNode;
  /** Hides the label visually, for a control that its position explains. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
};

/** A hint in words says how to fill the field in; other hints show the state of its value. */
const isAdvice = (hint: ReactNode): boolean => !hint || typeof hint === 'string';

/** Connects a control to the label, hint and error of its field. */
export type ControlAttributes = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export type FieldProps = FieldChrome & {
  /** The id of the control. */
  id?: string | undefined;
  count?: { length: number; limit: number } | undefined;
  /** Set for a control that opens when it is clicked, because a click on its label only moves the focus. */
  opensOnClick?: boolean | undefined;
  children: (control: ControlAttributes) => ReactNode;
};

// The field of Base UI would render each control twice.
export function Field(props: FieldProps) {
  const { label, labelHidden, hint, error, required, count, opensOnClick, className } = props;
  const ownId = useId();
  const { id = ownId, children } = props;
  const part = (name: string, isShown: unknown) => (isShown ? `${id}-${name}` : undefined);
  const [errorId, hintId, countId] = [
    part('error', error),
    part('hint', hint),
    part('count', count),
  ];

  return (
    // Paper leaves out the field if its value is empty.
    <div className={cn('min-w-0', className)} data-plain={(!error && isAdvice(hint)) || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys reach the control itself */}
      <label
        className={cn('mb-1.5 block w-fit text-13 font-550 text-text', labelHidden && 'sr-only')}
        htmlFor={id}
        onClick={opensOnClick ? focusOnly : undefined}
      >
        {label}
        {required && (
          <span aria-hidden className="ml-0.5 text-removed print:hidden">
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': [errorId, hintId, countId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      <div className={cn('flex gap-4 text-12', (error || hint || count) && 'mt-1.5')}>
        <div className="min-w-0 flex-1">
          {/* Mounted before the first error, so that screen readers announce it (WCAG 4.1.3). */}
          <div aria-live="polite">{error && <FieldError id={errorId}>{error}</FieldError>}</div>
          {hint && (
            <p
              className={cn('text-text-3', isAdvice(hint) && 'print:hidden', error && 'mt-1')}
              id={hintId}
            >
              {hint}
            </p>
          )}
        </div>
        {count && <Counter {...count} id={countId} />}
      </div>
    </div>
  );
}

function focusOnly(event: MouseEvent<HTMLLabelElement>) {
  event.preventDefault();
  event.currentTarget.control?.focus();
}

function FieldError({ id, children }: { id: string | undefined; children: string }) {
  return (
    <div className="flex gap-1.5 text-removed" id={id}>
      <CircleAlert aria-hidden className="mt-px size-3.5" />
      {children}
    </div>
  );
}

type CounterProps = { id: string | undefined; length: number; limit: number };

function Counter({ id, length, limit }: CounterProps) {
  const over = length > limit;
  return (
    <>
      <span
        aria-hidden
        className={cn(
          'ml-auto shrink-0 tabular-nums print:hidden',
          over ? 'font-550 text-removed' : 'text-text-3',
        )}
      >
        {length}/{limit}
      </span>
      <VisuallyHidden id={id}>{`${length} of ${limit} characters`}</VisuallyHidden>
      {/* Announces only the crossing of the limit, because a live count would be announced at every key. */}
      <VisuallyHidden aria-live="polite">
        {over && `Over the limit of ${limit} characters`}
      </VisuallyHidden>
    </>
  );
}
