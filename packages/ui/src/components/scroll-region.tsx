import type { ComponentProps } from 'react';
import { useOverflow } from '../hooks/use-overflow.ts';
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
