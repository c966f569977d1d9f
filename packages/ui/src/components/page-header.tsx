import type { ComponentProps, ReactNode, Ref } from 'react';
import { cn } from '../lib/cn.ts';

export type PageHeaderProps = Omit<ComponentProps<'header'>, 'children' | 'ref' | 'title'> & {
  title: ReactNode;
  /** Beside the title, such as "2,504" or "1,031 to review at 214 locations". */
  count?: ReactNode | undefined;
  /** Beside the title: tags, code or state of the object. */
  meta?: ReactNode | undefined;
  breadcrumbs?: ReactNode | undefined;
  actions?: ReactNode | undefined;
  /** The application focuses the heading after a navigation. */
  ref?: Ref<HTMLHeadingElement> | undefined;
};

export function PageHeader({
  title,
  count,
  meta,
  breadcrumbs,
  actions,
  className,
  ref,
  ...rest
}: PageHeaderProps) {
  return (
    <header {...rest} className={cn('pt-2 pb-4', className)}>
      {/* Rendered without breadcrumbs too, so that all titles have the same position. */}
      <div className="min-h-6 text-12">{breadcrumbs}</div>
      <div className="flex min-h-control-lg flex-wrap items-center gap-x-4 gap-y-2">
        {/* With the height of a button, so that the title has the same position if the actions wrap below it. */}
        <div className="flex min-h-control-lg min-w-0 flex-[1_1_12rem] flex-wrap content-center items-baseline gap-x-3 gap-y-1">
          <h1 className="min-w-0 text-20 font-600 wrap-break-word" ref={ref} tabIndex={-1}>
            {title}
          </h1>
          {count !== undefined && <span className="text-text-3 tabular-nums">{count}</span>}
          {meta && (
            <div className="flex min-w-0 flex-wrap items-center gap-2 self-center">{meta}</div>
          )}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </header>
  );
}
