import { mergeProps } from '@base-ui/react/merge-props';
import { useRender } from '@base-ui/react/use-render';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { formatWholeNumber } from '../lib/format-whole-number.ts';

export type TabsNavProps = Omit<ComponentProps<'nav'>, 'aria-label'> & { label: string };

/** Sections of one object as links, so that each opens in a new window and the Back button works. */
export function TabsNav({ label, className, children, ...rest }: TabsNavProps) {
  return (
    <nav
      {...rest}
      aria-label={label}
      className={cn(
        'flex w-full overflow-x-auto overflow-y-hidden contain-inline-size shadow-[inset_0_-1px] shadow-line [scrollbar-width:none]',
        className,
      )}
    >
      <ul className="flex gap-5 print:gap-0" ref={showCurrent}>
        {children}
      </ul>
    </nav>
  );
}

/** Keeps the current tab in view on narrow pages, also when the width changes. Returns a function that stops it. */
function showCurrent(list: HTMLUListElement): () => void {
  const nav = list.parentElement ?? list;
  // It reports the first size after the layout, so measuring doesn't compute the layout twice.
  const observer = new ResizeObserver(() => {
    const current = list.querySelector<HTMLElement>('[aria-current=page]')?.parentElement;
    if (current) nav.scrollLeft = current.offsetLeft - nav.offsetLeft - nav.clientWidth / 3;
  });
  observer.observe(nav);
  return () => observer.disconnect();
}

export type TabLinkProps = useRender.ComponentProps<'a'> & {
  /** Omit it for a router link, which sets `aria-current` itself. */
  current?: boolean | undefined;
  count?: number | undefined;
};

const tab = [
  'flex h-10 items-center gap-1.5 print:not-aria-[current=page]:hidden rounded-t-4 border-b-2 border-transparent font-550 whitespace-nowrap text-text-2',
  'transition-colors hover:text-text aria-[current=page]:border-accent aria-[current=page]:text-text',
  'focus-visible:-outline-offset-2',
  'forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-[Highlight]',
];

export function TabLink({
  current,
  count,
  className,
  children,
  render,
  ref,
  ...rest
}: TabLinkProps) {
  const link = useRender({
    defaultTagName: 'a',
    render,
    ref,
    props: mergeProps<'a'>(
      {
        className: cn(tab, className),
        ...(current && { 'aria-current': 'page' }),
        children: (
          <>
            {children}
            {count !== undefined && (
              <span className="font-450 text-text-3">{formatWholeNumber(count)}</span>
            )}
          </>
        ),
      },
      rest,
    ),
  });
  return <li>{link}</li>;
}
