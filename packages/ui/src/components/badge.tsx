import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

const badge = cva(
  'inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-4 px-1.5 text-12 font-550 whitespace-nowrap tabular-nums forced-colors:border',
  {
    variants: {
      tone: {
        neutral: 'bg-pressed text-text-2',
        pending: 'bg-pending-bg text-pending',
        added: 'bg-added-bg text-added',
        removed: 'bg-removed-bg text-removed',
        accent: 'bg-accent-soft text-accent-text',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export type BadgeProps = ComponentProps<'span'> & {
  tone?: NonNullable<VariantProps<typeof badge>['tone']>;
};

export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span {...rest} className={cn(badge({ tone }), className)} />;
}
