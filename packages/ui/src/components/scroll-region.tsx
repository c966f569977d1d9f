import { useCallback, useState, type ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

export type ScrollRegionProps = Omit<
  ComponentProps<'div'>,
  'aria-label' | 'ref' | 'role' | 'tabIndex'
> & {
  label: string;
};

/**
 * Scrolls horizontally if its content is too wide, and is a tab stop only while it scrolls. Without overflow it is no
 * scroll container, so that a sticky header follows the page. The content never widens the region's parents.
 */
export function ScrollRegion({ label, className, ...rest }: ScrollRegionProps) {
  const [ref, overflows] = useOverflow();
  const focusable = overflows ? { role: 'region', tabIndex: 0, 'aria-label': label } : {};
  return (
    <div
      {...rest}
      {...focusable}
      // Sticky content is relative to a scrolling region, which the page's bar does not cover.
      className={cn(
        'contain-inline-size',
        overflows && 'overflow-x-auto [--sticky-top:0px]',
        className,
      )}
      ref={ref}
    />
  );
}

/** Whether the content of the ref's element is wider than the element. */
function useOverflow(): [ref: (element: HTMLElement | null) => void, overflows: boolean] {
  const [overflows, setOverflows] = useState(false);

  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return [ref, overflows];
}
