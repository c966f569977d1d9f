import { cn } from '@placekeeper/ui/lib/cn';
import { use, type ReactNode } from 'react';
import { ChangeMarks } from './before-after.ts';

interface MarkedProps {
  readonly as: 'added' | 'removed' | 'kept';
  /** True for a mark within a line of text. */
  readonly within?: boolean;
  readonly children: ReactNode;
}

const mark = 'box-decoration-clone rounded-4 py-0.5 forced-colors:border';
const room = (within: boolean) => (within ? '-mx-0.5 px-0.5' : '-mx-1.5 px-1.5');

/** `<del>` and `<ins>` also tell screen readers which part was removed or added. */
export function DiffMark({ as, within = false, children }: MarkedProps) {
  const marks = use(ChangeMarks);
  const look = as === 'kept' ? 'kept' : marks[as];
  if (look === 'kept') return children;
  if (look === 'removed') {
    return <del className={cn(mark, room(within), 'bg-removed-bg text-removed')}>{children}</del>;
  }
  return (
    <ins className={cn(mark, room(within), 'bg-added-bg text-added no-underline')}>{children}</ins>
  );
}

export function NoValue({ children = 'Empty' }: { readonly children?: string | undefined }) {
  return <span className="text-text-3">{children}</span>;
}
