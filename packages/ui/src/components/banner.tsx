import { cva, type VariantProps } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

const banner = cva(
  'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-8 py-2.5 pr-2.5 pl-3.5 forced-colors:border',
  {
    variants: {
      tone: {
        info: 'bg-accent-soft text-accent-text',
        pending: 'bg-pending-bg text-pending',
        danger: 'bg-removed-bg text-removed',
        success: 'bg-added-bg text-added',
      },
    },
  },
);
type Tone = NonNullable<VariantProps<typeof banner>['tone']>;

const icons: Record<Tone, ReactNode> = {
  info: <Info aria-hidden />,
  pending: <CircleAlert aria-hidden />,
  danger: <CircleAlert aria-hidden />,
  success: <CircleCheck aria-hidden />,
};

export type BannerProps = Omit<ComponentProps<'div'>, 'role' | 'title'> & {
  tone: Tone;
  title?: ReactNode | undefined;
  icon?: ReactNode | undefined;
  actions?: ReactNode | undefined;
  /** For a banner that appears later: screen readers announce `status` at the next pause and `alert` at once. */
  role?: 'status' | 'alert' | undefined;
};

export function Banner({
  tone,
  title,
  icon = icons[tone],
  actions,
  className,
  children,
  ...rest
}: BannerProps) {
  return (
    <div {...rest} className={cn(banner({ tone }), className)}>
      <div className="flex min-h-control-sm min-w-0 flex-[1_1_16rem] items-start gap-2.5 py-1">
        <span className="flex h-5 items-center">{icon}</span>
        <div className="min-w-0 wrap-anywhere">
          {title && <strong className="block font-600">{title}</strong>} {children}
        </div>
      </div>
      {actions && <div className="flex gap-2 empty:hidden max-sm:pl-6.5">{actions}</div>}
    </div>
  );
}
