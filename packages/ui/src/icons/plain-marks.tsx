import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

/**
 * Three of Lucide's drawings without its component, which works out the attributes of each anew: a list has several in
 * every row.
 */
type MarkProps = Omit<ComponentProps<'svg'>, 'children'>;

export const CheckMark = (props: MarkProps) => plain(props, 'M20 6 9 17l-5-5');
export const MinusMark = (props: MarkProps) => plain(props, 'M5 12h14');
/** Round ends make a dot of no length as large as Lucide's circles are with their line. */
export const EllipsisMark = ({ className, ...rest }: MarkProps) =>
  plain({ ...rest, className: cn('stroke-[3.5]', className) }, 'M5 12h.01M12 12h.01M19 12h.01');

const plain = ({ className, ...rest }: MarkProps, path: string) => (
  <svg
    aria-hidden
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    viewBox="0 0 24 24"
    {...rest}
    className={cn('lucide', className)}
  >
    <path d={path} />
  </svg>
);
