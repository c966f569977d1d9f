import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

type Named = { label: ReactNode; 'aria-label'?: never } | { label?: never; 'aria-label': string };

export type SwitchProps = Omit<
  ComponentProps<'input'>,
  'aria-label' | 'children' | 'role' | 'size' | 'style' | 'type'
> &
  Named & {
    hint?: ReactNode | undefined;
    /** `start` puts the label before the switch, as in a list of settings. */
    labelSide?: 'start' | 'end' | undefined;
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
export function Switch(props: SwitchProps) {
  const { label, hint, labelSide = 'end', onCheckedChange, onChange, className, ...rest } = props;
  const hintId = useId();

  const control = (
    <input
      aria-describedby={hint ? hintId : undefined}
      {...rest}
      className={cn(track, !label && className)}
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox has its checked state
      role="switch"
      type="checkbox"
      onChange={(event) => {
        onChange?.(event);
        onCheckedChange?.(event.currentTarget.checked);
      }}
    />
  );

  if (!label) return control;
  return (
    <div className={cn(labelSide === 'end' && 'w-fit', className)}>
      <label
        className={cn(
          'flex min-h-6 items-center text-13',
          labelSide === 'start' ? 'flex-row-reverse justify-between gap-2.5' : 'gap-2',
        )}
      >
        {control}
        {label}
      </label>
      {hint && (
        <p
          className={cn('text-12 text-text-3', labelSide === 'end' ? 'ml-10' : 'mr-10')}
          id={hintId}
        >
          {hint}
        </p>
      )}
    </div>
  );
}
