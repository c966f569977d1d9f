import { EmptyState } from '@placekeeper/ui/empty-state';
import type { UseQueryResult } from '@tanstack/react-query';

interface LoadFailedProps {
  /** The subject of the sentence: "Your tags". */
  readonly what: string;
  readonly read: Pick<UseQueryResult, 'error' | 'isFetching'> & {
    readonly refetch: () => Promise<unknown>;
  };
  readonly className?: string;
}

export const LoadFailed = ({ what, read, className }: LoadFailedProps) => (
  <EmptyState
    className={className}
    variant="error"
    retrying={read.isFetching}
    onRetry={() => void read.refetch()}
  >
    {what} could not be loaded. {read.error?.message}
  </EmptyState>
);
