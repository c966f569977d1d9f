import { Field as Base } from '@base-ui/react/field';
import { CircleAlert } from 'lucide-react';
import type { ReactElement, ReactNode, Ref } from 'react';
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

export type FieldProps = FieldChrome & {
  count?: { length: number; limit: number } | undefined;
  disabled?: boolean | undefined;
  /** False for a control that a `<label>` cannot reference. */
  nativeLabel?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
};

export function Field(props: FieldProps) {
  const {
    label,
    labelHidden,
    hint,
    error,
    required,
    count,
    disabled,
    nativeLabel = true,
    className,
    ref,
    children,
  } = props;
  const labelAs: { render?: ReactElement } = nativeLabel ? {} : { render: <div /> };

  return (
    <Base.Root
      className={cn('min-w-0', className)}
      disabled={disabled}
      invalid={Boolean(error)}
      ref={ref}
    >
      <Base.Label
        {...labelAs}
        className={cn('mb-1.5 block w-fit text-13 font-550 text-text', labelHidden && 'sr-only')}
        nativeLabel={nativeLabel}
      >
        {label}
        {required && (
          <span aria-hidden className="ml-0.5 text-removed">
            *
          </span>
        )}
      </Base.Label>
      {children}
      <div className={cn('flex gap-4 text-12', (error || hint || count) && 'mt-1.5')}>
        <div className="min-w-0 flex-1">
          {/* Mounted before the first error, so that screen readers announce it (WCAG 4.1.3). */}
          <div aria-live="polite">{error && <FieldError>{error}</FieldError>}</div>
          {hint && (
            <Base.Description className={cn('text-text-3', error && 'mt-1')}>
              {hint}
            </Base.Description>
          )}
        </div>
        {count && <Counter {...count} />}
      </div>
    </Base.Root>
  );
}

function FieldError({ children }: { children: string }) {
  return (
    <Base.Error match className="flex gap-1.5 text-removed">
      <CircleAlert aria-hidden className="mt-px size-3.5" />
      {children}
    </Base.Error>
  );
}

function Counter({ length, limit }: { length: number; limit: number }) {
  const over = length > limit;
  return (
    <>
      <span
        aria-hidden
        className={cn(
          'ml-auto shrink-0 tabular-nums',
          over ? 'font-550 text-removed' : 'text-text-3',
        )}
      >
        {length}/{limit}
      </span>
      <Base.Description
        render={<VisuallyHidden />}
      >{`${length} of ${limit} characters`}</Base.Description>
      {/* Announces only the crossing of the limit, because a live count would be announced at every key. */}
      <VisuallyHidden aria-live="polite">
        {over && `Over the limit of ${limit} characters`}
      </VisuallyHidden>
    </>
  );
}
