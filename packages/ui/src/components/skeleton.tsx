import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Give it the size of the expected content. */
export function Skeleton({ className, ...rest }: Omit<ComponentProps<'span'>, 'children'>) {
  return (
    <span
      {...rest}
      aria-hidden
      className={cn('block h-3 animate-pulse rounded-4 bg-pressed forced-colors:border', className)}
    />
  );
}

export type SkeletonRegionProps = ComponentProps<'div'> & { label: string; children: ReactNode };

/** Announces loading once. Appears late, because most responses are faster. */
export function SkeletonRegion({ label, className, children, ...rest }: SkeletonRegionProps) {
  return (
    <div {...rest} className={cn('animate-appear', className)} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
