import { ButtonLink } from '@placekeeper/ui/button-link';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { Link } from 'react-router';
import { isKind } from '../../data/http/api-error.ts';
import { to } from '../../lib/url/paths.ts';
import { FailureReason, useRetryWait } from './retry-button.tsx';

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
  /** Where a forbidden screen leads. */
  readonly way?: { readonly to: string; readonly label: string };
  readonly className?: string;
}

const home = { to: to('dashboard'), label: 'Go to home' };

export function LoadFailed(props: LoadFailedProps) {
  const { query, children, onRetry, whole, way = home, className } = props;
  const wait = useRetryWait();
  const retry = () => {
    onRetry?.();
    query.refetch();
  };
  return (
    <EmptyState
      className={whole ? 'md:py-24' : className}
      variant="error"
      // A retry can't open what the user may not view.
      {...(isKind(query.error, 'forbidden')
        ? { action: whole && <ButtonLink render={<Link to={way.to} />}>{way.label}</ButtonLink> }
        : { onRetry: retry, retrying: query.isFetching, retryDisabledReason: wait })}
    >
      {children} <FailureReason error={query.error} />
    </EmptyState>
  );
}
