import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

export type SwitchProps = Omit<
  ComponentProps<'input'>,
  'aria-label' | 'children' | 'onChange' | 'role' | 'size' | 'style' | 'type'
> & {
  label: ReactNode;
  hint?: ReactNode | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
};

const track = [
  'fill-on-paper relative h-5 w-8 shrink-0 cursor-pointer appearance-none rounded-full bg-line-control transition-colors',
  'checked:bg-accent off:cursor-default off:opacity-40 forced-colors:border forced-colors:checked:bg-[Highlight]',
  'before:absolute before:top-0.5 before:left-0.5 before:size-4 before:rounded-full before:bg-on-accent',
  'before:transition-transform before:duration-popover checked:before:translate-x-3 forced-colors:before:bg-[ButtonText] forced-colors:checked:before:bg-[HighlightText]',
  'after:absolute after:-inset-1 pointer-coarse:after:-inset-3',
];

/** For a setting that applies immediately. Use a checkbox in a form with a Save button. */
export function Switch({ label, hint, onCheckedChange, className, ...rest }: SwitchProps) {
  const hintId = useId();
  return (
    <div className={className}>
      <label className="flex min-h-6 flex-row-reverse items-center justify-between gap-2.5 text-13">
        <input
          aria-describedby={hint ? hintId : undefined}
          {...rest}
          className={cn(track)}
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox has its checked state
          role="switch"
          type="checkbox"
          onChange={(event) => onCheckedChange?.(event.currentTarget.checked)}
        />
        {label}
      </label>
      {hint && (
        <p className="mr-10 text-12 text-text-3" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
