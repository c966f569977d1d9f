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
 * Scrolls sideways when its content does not fit, and only then takes part in the tab order.
 * While everything fits it is no scroll container at all, so a sticky header inside follows the page.
 * Its content never widens what is around it.
 */
export function ScrollRegion({ label, className, ...rest }: ScrollRegionProps) {
  const [ref, overflows] = useOverflow();
  const focusable = overflows ? { role: 'region', tabIndex: 0, 'aria-label': label } : {};
  return (
    <div
      {...rest}
      {...focusable}
      // What sticks sticks to this then: the page's bar, which it keeps clear of otherwise, is not in here.
      className={cn(
        'contain-inline-size',
        overflows && 'overflow-x-auto [--sticky-top:0px]',
        className,
      )}
      ref={ref}
    />
  );
}
