import { cn } from '@placekeeper/ui/lib/cn';
import type { ComponentProps } from 'react';

export const PageNotice = ({ className, ...rest }: ComponentProps<'p'>) => (
  <p
    {...rest}
    className={cn(
      'flex items-center gap-2 rounded-8 border border-line bg-text px-3 py-2 font-550 text-surface shadow-pop',
      className,
    )}
  />
);

/** Fixed over the page, so that nothing moves. Stays above a save bar, which shows its own notices above itself. */
export const NoticePlace = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div
    {...rest}
    role="status"
    className={cn(
      'pointer-events-none fixed inset-x-4 bottom-4 z-30 flex justify-center md:left-[calc(var(--spacing-sidebar)+1rem)] in-[:root:has([data-save-bar])]:bottom-22 print:hidden',
      className,
    )}
  />
);
