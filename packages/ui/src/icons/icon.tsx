import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

export type IconProps = ComponentProps<'svg'>;

/**
 * The frame of our own icons: drawn on the 20 units they are mostly shown at, with the line that Lucide's have at that
 * size (1.5 of its 24 units). They answer to `.lucide` too, so that one rule sizes and aligns both.
 */
export function Icon({ className, ...rest }: IconProps) {
  return (
    <svg
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox="0 0 20 20"
      {...rest}
      className={cn('lucide stroke-[1.25]', className)}
    />
  );
}
