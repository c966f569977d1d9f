import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type SpinnerProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Announced politely. Omit the label if other text announces the progress. */
  label?: string | undefined;
};

export function Spinner({ label, className, ...rest }: SpinnerProps) {
  return (
    <span {...rest} className={cn('inline-flex', className)} role={label ? 'status' : undefined}>
      <LoaderCircle aria-hidden className="animate-spin stroke-2" data-spinner="" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
