import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

export type IconProps = ComponentProps<'svg'>;

/**
 * The frame of our icons: drawn on 20 units, their usual size, with the stroke width that Lucide's icons have at that
 * size (1.5 of 24 units). The class `.lucide` gives them the same size and alignment rules.
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
