import { useId, type ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

export type ProgressBarProps = Omit<ComponentProps<'div'>, 'children' | 'role'> & {
  label: string;
  labelHidden?: boolean | undefined;
  value: number | null;
  max?: number | undefined;
  /** Shown at the end and announced instead of a percentage, such as "310 of 500 locations". */
  valueText?: string | undefined;
};

export function ProgressBar({
  label,
  labelHidden = false,
  value,
  max = 100,
  valueText,
  className,
  ...rest
}: ProgressBarProps) {
  const labelId = useId();
  const done = value === null ? null : Math.min(Math.max(value, 0), max);
  const share = done === null || max === 0 ? 1 : done / max;

  return (
    <div {...rest} className={cn('flex flex-wrap items-center gap-x-4 gap-y-1', className)}>
      <span className={cn('text-text-2', labelHidden && 'sr-only')} id={labelId}>
        {label}
      </span>
      <div
        aria-labelledby={labelId}
        aria-valuemax={max}
        aria-valuemin={0}
        aria-valuenow={done ?? undefined}
        aria-valuetext={valueText}
        className="fill-on-paper h-1.5 min-w-24 flex-1 overflow-hidden rounded-full bg-pressed forced-colors:border"
        role="progressbar"
      >
        <div
          className={cn(
            'h-full rounded-full bg-accent forced-color-adjust-none forced-colors:bg-[Highlight]',
            done === null
              ? 'w-1/3 animate-slide'
              : 'transition-[inline-size] duration-move ease-out',
          )}
          style={done === null ? undefined : { inlineSize: `${share * 100}%` }}
        />
      </div>
      {valueText && <span className="text-text-2 tabular-nums">{valueText}</span>}
    </div>
  );
}
