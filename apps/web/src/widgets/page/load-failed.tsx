import { ButtonLink } from '@placekeeper/ui/button-link';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { Link } from 'react-router';
import { isKind } from '../../data/http/api-error.ts';
import { to } from '../../lib/url/paths.ts';
import { FailureReason, RetryButton } from './retry-button.tsx';

interface LoadFailedProps {
  readonly query: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** What failed, such as "Couldn’t load your tags." */
  readonly children: string;
  /** Called before the retry, for example to request the focus. */
  readonly onRetry?: () => void;
  /** True if the message replaces the whole screen below its header, and not a part of it. */
  readonly whole?: boolean;
  readonly className?: string;
}

export const LoadFailed = ({ query, children, onRetry, whole, className }: LoadFailedProps) => (
  <EmptyState
    action={
      whole && isKind(query.error, 'forbidden') ? (
        <ButtonLink render={<Link to={to('dashboard')} />}>Go to home</ButtonLink>
      ) : (
        <RetryButton
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => {
            onRetry?.();
            query.refetch();
          }}
        />
      )
    }
    className={whole ? 'md:py-[18dvh]' : className}
    title={children}
    variant="error"
  >
    <FailureReason error={query.error} />
  </EmptyState>
);
