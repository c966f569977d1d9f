import { Check, Minus } from 'lucide-react';
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
  'fill-on-paper peer col-start-1 row-start-1 size-4 cursor-pointer appearance-none rounded-4 border border-line-control bg-surface',
  'transition-colors checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent',
  'hover:not-checked:not-indeterminate:bg-hover aria-invalid:border-danger off:cursor-default off:border-line off:bg-hover',
  // 16 px of box in a target of at least 24 px.
  'relative after:absolute after:-inset-1.5 pointer-coarse:after:-inset-3.5',
];
const mark =
  'pointer-events-none relative col-start-1 row-start-1 size-3 stroke-3 text-on-accent opacity-0 forced-colors:text-[ButtonText]';

/** The native input, for the usual behaviour of forms, labels and Shift-clicks. */
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
    <span
      className={cn('inline-grid shrink-0 align-middle place-items-center', !label && className)}
    >
      <input
        aria-describedby={hint ? hintId : undefined}
        {...rest}
        className={cn(box)}
        ref={setRef}
        type="checkbox"
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
      />
      <Check
        aria-hidden
        className={cn(mark, 'peer-checked:not-peer-indeterminate:opacity-100 peer-off:text-text-3')}
      />
      <Minus
        aria-hidden
        className={cn(mark, 'peer-indeterminate:opacity-100 peer-off:text-text-3')}
      />
    </span>
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
