import { useCallback, useState, type ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

export type ScrollRegionProps = Omit<
  ComponentProps<'div'>,
  'aria-label' | 'ref' | 'role' | 'tabIndex'
> & {
  label: string;
};

/**
 * Scrolls horizontally if its content does not fit, and only then is a tab stop. Otherwise it is no scroll container,
 * so that a sticky header inside follows the page. Its content never widens its parents.
 */
export function ScrollRegion({ label, className, ...rest }: ScrollRegionProps) {
  const [ref, overflows] = useOverflow();
  const focusable = overflows ? { role: 'region', tabIndex: 0, 'aria-label': label } : {};
  return (
    <div
      {...rest}
      {...focusable}
      // Sticky content is then relative to this region, where the page's bar does not overlap it.
      className={cn(
        'contain-inline-size',
        overflows && 'overflow-x-auto [--sticky-top:0px]',
        className,
      )}
      ref={ref}
    />
  );
}

/** Whether an element's content is wider than the element. Attach the returned ref. */
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
