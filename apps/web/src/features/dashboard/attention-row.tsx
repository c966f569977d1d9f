import { ButtonLink } from '@placekeeper/ui/button-link';
import { cn } from '@placekeeper/ui/lib/cn';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { focusHeading } from '../../lib/browser/screen-heading.ts';
import { FailureReason, RetryButton } from '../../widgets/page/retry-button.tsx';

export interface AttentionRows {
  readonly rows: readonly ReactNode[];
  /** True while the source's request is pending. */
  readonly isPending: boolean;
}

export interface AllAttentionRows extends AttentionRows {
  /** True while more rows may arrive soon. Meanwhile, the content that they would push down is hidden. */
  readonly isHeld: boolean;
}

const dots = { danger: 'bg-danger', pending: 'bg-tag-amber', neutral: 'bg-line-control' } as const;

interface AttentionRowProps {
  readonly tone: keyof typeof dots;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function AttentionRow({ tone, action, children }: AttentionRowProps) {
  return (
    <li className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-2.5 md:px-5">
      <p className="flex min-w-0 flex-[1_1_16rem] gap-3 text-text-2 [&_strong]:font-600 [&_strong]:text-text">
        <span
          aria-hidden
          className={cn(
            'mt-[7px] size-1.5 shrink-0 rounded-full forced-color-adjust-none',
            dots[tone],
          )}
        />
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </p>
      {/* If the action wraps to its own line, the padding aligns it with the text, which starts after the dot. */}
      {action && <div className="max-sm:pl-4.5">{action}</div>}
    </li>
  );
}

export const RowLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <ButtonLink size="sm" render={<Link to={to} />}>
    {children}
  </ButtonLink>
);

/**
 * As high as the row of an upcoming holiday, or as the usual row of declined edits, which is longer. Visible although the
 * rows around it can be hidden.
 */
export const WaitingRow = ({ isLong = false }: { readonly isLong?: boolean }) => (
  <li style={{ visibility: 'visible' }}>
    <SkeletonRegion
      className={cn(
        'grid content-center gap-3 border-t border-line px-4 py-2.5 md:px-5',
        isLong
          ? 'min-h-27.25 max-sm:min-h-46.25 max-[24rem]:min-h-50.25 lg:min-h-23.25 xl:min-h-15.25'
          : 'min-h-13',
      )}
      label="Loading items that need attention"
    >
      <Skeleton className="w-72 max-w-full" />
      {isLong && <Skeleton className="sm:hidden" />}
      <Skeleton className="w-2/3 sm:hidden" />
      <Skeleton className="h-7 w-16 sm:hidden" />
    </SkeletonRegion>
  </li>
);

/** Hides content for up to two seconds, because rows that still load could move it. */
export const heldBack = { className: 'animate-late', style: { animationDelay: '2s' } } as const;

interface FailedRowProps {
  readonly what: string;
  readonly read: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;
}

/** Also true during a retry, so that the pressed "Try again" keeps the focus. */
export const hasFailed = (
  read: Pick<UseQueryResult, 'isLoadingError' | 'isPending' | 'errorUpdatedAt'>,
): boolean => read.isLoadingError || (read.isPending && read.errorUpdatedAt > 0);

export function FailedRow({ what, read }: FailedRowProps) {
  const tryAgain = async () => {
    const { isSuccess } = await read.refetch();
    if (isSuccess) focusHeading();
  };
  return (
    <AttentionRow
      tone="neutral"
      action={
        <RetryButton
          error={read.error}
          isRetrying={read.isFetching}
          size="sm"
          onRetry={() => void tryAgain()}
        />
      }
    >
      <strong>Couldn’t load {what}.</strong> <FailureReason error={read.error} />
    </AttentionRow>
  );
}
