import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cn('sr-only', className)} />;
}
