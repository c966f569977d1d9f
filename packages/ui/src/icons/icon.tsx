import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

export type IconProps = ComponentProps<'svg'>;

/**
 * The frame of our own icons, drawn on 20 by 20 units. The stroke is as wide as Lucide's at 20 px (1.5 of 24 units),
 * and the class `.lucide` applies Lucide's rules for size and alignment.
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
