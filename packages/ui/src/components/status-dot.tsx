import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

const dot = cva('fill-on-paper size-[7px] shrink-0 rounded-full forced-color-adjust-none', {
  variants: {
    tone: {
      neutral: 'bg-line-control',
      ok: 'bg-ok',
      pending: 'bg-tag-amber',
      danger: 'bg-danger',
      accent: 'bg-accent',
    },
  },
});

export type StatusDotProps = ComponentProps<'span'> & {
  tone: NonNullable<VariantProps<typeof dot>['tone']>;
};

/** The text names the state, because colour alone must not. */
export function StatusDot({ tone, className, children, ...rest }: StatusDotProps) {
  return (
    <span
      {...rest}
      className={cn('inline-flex items-center gap-1.5 align-top text-text-2', className)}
    >
      <span aria-hidden className={dot({ tone })} />
      <span className="min-w-0 truncate">{children}</span>
    </span>
  );
}
