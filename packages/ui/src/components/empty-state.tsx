import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { PageIcon } from './page-icon.tsx';

type Look = Omit<ComponentProps<'div'>, 'role' | 'title'>;

export type EmptyStateProps = Look & { children: ReactNode; title?: string | undefined } & (
    | { variant: 'first-use' | 'no-results' | 'done'; icon?: ReactNode; action?: ReactNode }
    | { variant: 'error'; action: ReactNode }
  );

/** Contains a sentence and what to do next. `error` replaces content that failed to load. */
export function EmptyState(props: EmptyStateProps) {
  if (props.variant === 'error') {
    const { variant, ...rest } = props;
    return <Frame {...rest} data-variant={variant} icon={<CircleAlert />} role="alert" />;
  }
  const { variant, ...rest } = props;
  return <Frame {...rest} data-variant={variant} />;
}

type FrameProps = Look & {
  title?: string | undefined;
  icon?: ReactNode;
  action?: ReactNode;
  'data-variant': string;
  role?: 'alert';
};

function Frame({ icon, title, action, className, children, ...rest }: FrameProps) {
  return (
    <div
      {...rest}
      className={cn(
        'flex flex-col items-center gap-4 px-6 py-12 text-center text-text-2',
        // A failed part of a screen keeps about the height of its content; a failed screen gets this padding from its caller.
        icon != null && rest.role !== 'alert' && 'md:py-24',
        className,
      )}
    >
      {icon != null && <PageIcon>{icon}</PageIcon>}
      <p className="max-w-[44ch] text-balance wrap-anywhere">
        {title && <strong className="mb-1 block text-14 font-600 text-text">{title}</strong>}
        {title && ' '}
        {children}
      </p>
      {action}
    </div>
  );
}
