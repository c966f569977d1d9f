import { mergeProps } from '@base-ui/react/merge-props';
import { useRender } from '@base-ui/react/use-render';
import { ChevronRight } from 'lucide-react';
import { Children, type ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

/** Links to the parent pages. The current page is not among them, because its heading follows. */
export function Breadcrumbs({ className, children, ...rest }: ComponentProps<'nav'>) {
  return (
    <nav aria-label="Breadcrumbs" {...rest} className={className}>
      <ol className="flex flex-wrap items-center gap-1.5 text-text-3">
        {Children.toArray(children).map((crumb, index) => (
          <li key={index} className="flex items-center gap-1.5">
            {index > 0 && <ChevronRight aria-hidden className="size-3.5" />}
            {crumb}
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function Crumb({ className, render, ref, ...rest }: useRender.ComponentProps<'a'>) {
  return useRender({
    defaultTagName: 'a',
    render,
    ref,
    props: mergeProps<'a'>(
      {
        className: cn('flex min-h-6 items-center rounded-4 text-text-2 hover:text-text', className),
      },
      rest,
    ),
  });
}
