import { cn } from '@placekeeper/ui/lib/cn';
import { CircleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';

/** An error beside its cause. Give it a `role`, or render it in a live region. */
export function ErrorText({ className, children, ...rest }: ComponentProps<'p'>) {
  return (
    <p {...rest} className={cn('flex gap-1.5 text-12 text-removed', className)}>
      <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
