import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureReason, RetryButton } from '../../widgets/page/retry-button.tsx';

interface SummaryProps<Data> {
  readonly what: string;
  readonly read: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** A section's data, placeholder or failure. A failed request affects only its own section. */
export function Summary<Data>({ what, read, children }: SummaryProps<Data>) {
  if (read.data !== undefined) return children(read.data);
  if (read.isPending) {
    return (
      <SkeletonRegion className="grid gap-3 py-1" label={`Loading ${what}`}>
        <Skeleton className="w-48" />
        <Skeleton className="w-64 max-w-full" />
      </SkeletonRegion>
    );
  }
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-[1_1_16rem] text-text-2">
        Couldn’t load {what}. <FailureReason error={read.error} />
      </p>
      <RetryButton
        error={read.error}
        isRetrying={read.isFetching}
        size="sm"
        onRetry={() => void read.refetch()}
      />
    </div>
  );
}

export const SettingsCard = ({ children }: { readonly children: ReactNode }) => (
  <div className="min-w-0 rounded-8 border border-line bg-surface px-4 py-3.5">{children}</div>
);
