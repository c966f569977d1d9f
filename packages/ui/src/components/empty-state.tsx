import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { Button } from './button.tsx';

type Look = Omit<ComponentProps<'div'>, 'role' | 'title'>;

export type EmptyStateProps = Look & { children: ReactNode } & (
    | { variant: 'first-use' | 'no-results' | 'done'; action?: ReactNode }
    | {
        variant: 'error';
        onRetry: () => void;
        retrying?: boolean | undefined;
        retryDisabledReason?: string | undefined;
        /** Support asks for this reference. */
        errorId?: string | undefined;
      }
  );

/** Contains one sentence and one action. `error` replaces content that failed to load. */
export function EmptyState(props: EmptyStateProps) {
  if (props.variant === 'error') {
    const { variant, onRetry, retrying, retryDisabledReason, errorId, children, ...rest } = props;
    return (
      <Frame
        {...rest}
        action={
          <Button disabledReason={retryDisabledReason} loading={retrying} onClick={onRetry}>
            Try again
          </Button>
        }
        data-variant={variant}
        role="alert"
      >
        {children}
        {errorId && (
          <>
            {' '}
            <span className="text-text-3">
              Reference <code className="font-mono text-12 select-all">{errorId}</code>
            </span>
          </>
        )}
      </Frame>
    );
  }
  const { variant, action, children, ...rest } = props;
  return (
    <Frame {...rest} action={action} data-variant={variant}>
      {children}
    </Frame>
  );
}

type FrameProps = Look & { action: ReactNode; 'data-variant': string; role?: 'alert' };

function Frame({ action, className, children, ...rest }: FrameProps) {
  return (
    <div
      {...rest}
      className={cn(
        'flex flex-col items-center gap-4 px-6 py-12 text-center text-text-2',
        className,
      )}
    >
      <p className="max-w-[44ch] text-balance">{children}</p>
      {action}
    </div>
  );
}
