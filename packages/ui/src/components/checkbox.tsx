import { useId, type ComponentProps, type ReactNode } from 'react';
import { assignRef } from '../lib/assign-ref.ts';
import { cn } from '../lib/cn.ts';

type Named = { label: ReactNode; 'aria-label'?: never } | { label?: never; 'aria-label': string };

export type CheckboxProps = Omit<
  ComponentProps<'input'>,
  'aria-label' | 'children' | 'size' | 'style' | 'type'
> &
  Named & {
    hint?: ReactNode | undefined;
    indeterminate?: boolean | undefined;
    onCheckedChange?: ((checked: boolean) => void) | undefined;
  };

const box = [
  'fill-on-paper size-4 shrink-0 cursor-pointer appearance-none rounded-4 border border-line-control bg-surface align-middle',
  'transition-colors checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent',
  'hover:not-checked:not-indeterminate:bg-hover aria-invalid:border-danger off:cursor-default off:border-line off:bg-hover',
  // The box has 16 px; the pseudo-element enlarges its target to at least 24 px.
  'relative after:absolute after:-inset-1.5 pointer-coarse:after:-inset-3.5',
];
// Draws the mark as a pseudo-element, because a table has a checkbox in each row.
const mark = [
  'before:absolute before:inset-px before:bg-on-accent off:before:bg-text-3',
  'before:forced-color-adjust-none forced-colors:before:bg-[ButtonText]',
  'not-checked:not-indeterminate:before:hidden checked:before:mark-check indeterminate:before:mark-minus',
];

/** A native input, so that forms, labels and Shift-clicks behave as usual. */
export function Checkbox(props: CheckboxProps) {
  const {
    label,
    hint,
    indeterminate = false,
    onCheckedChange,
    onChange,
    className,
    ref,
    ...rest
  } = props;
  const hintId = useId();

  const setRef = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = indeterminate;
    return assignRef(ref, element);
  };

  const control = (
    <input
      aria-describedby={hint ? hintId : undefined}
      {...rest}
      className={cn(box, mark, !label && className)}
      ref={setRef}
      type="checkbox"
      onChange={(event) => {
        onChange?.(event);
        onCheckedChange?.(event.currentTarget.checked);
      }}
    />
  );

  if (!label) return control;
  return (
    <div className={cn('grid w-fit grid-cols-[auto_1fr] gap-x-2', className)}>
      <label className="col-span-2 grid grid-cols-subgrid items-start py-0.5 text-13">
        <span className="flex h-5 items-center">{control}</span>
        {label}
      </label>
      {hint && (
        <span className="col-start-2 text-12 text-text-3" id={hintId}>
          {hint}
        </span>
      )}
    </div>
  );
}
