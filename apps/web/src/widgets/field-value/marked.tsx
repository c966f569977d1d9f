import { cn } from '@placekeeper/ui/lib/cn';
import type { ReactNode } from 'react';

interface MarkedProps {
  readonly as: 'added' | 'removed' | 'kept';
  readonly children: ReactNode;
}

const mark = 'box-decoration-clone rounded-4 px-1.5 py-0.5 -mx-1.5 forced-colors:border';

/** Struck through or coloured, and told to those who see neither. */
export function Marked({ as, children }: MarkedProps) {
  if (as === 'kept') return children;
  if (as === 'removed') {
    return <del className={cn(mark, 'bg-removed-bg text-removed')}>{children}</del>;
  }
  return <ins className={cn(mark, 'bg-added-bg text-added no-underline')}>{children}</ins>;
}

/** A side without a value. */
export function Nothing({ children = 'Nothing' }: { readonly children?: string }) {
  return <span className="text-text-3">{children}</span>;
}
