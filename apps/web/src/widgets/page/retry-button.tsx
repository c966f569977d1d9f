import { Button, type ButtonProps } from '@placekeeper/ui/button';
import { isKind, notAllowed, waitText } from '../../data/http/api-error.ts';
import { usePausedSeconds } from '../../data/http/use-paused-seconds.ts';

/** Undefined if the user can retry now. ERR-4: failed reads repeat automatically after the wait. */
function useRetryWait(): string | undefined {
  const seconds = usePausedSeconds();
  return seconds > 0 ? `Too many requests. Try again in ${waitText(seconds)}.` : undefined;
}

interface RetryButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Renders nothing after a 403, because another attempt would be refused as well. */
export function RetryButton({ error, isRetrying, onRetry, ...look }: RetryButtonProps) {
  const wait = useRetryWait();
  if (isKind(error, 'forbidden')) return null;
  return (
    <Button {...look} disabledReason={wait} loading={isRetrying} onClick={onRetry}>
      Try again
    </Button>
  );
}

/** Why a read failed. `aria-live="off"` keeps the countdown from being announced every second. */
export function FailureReason({ error }: { readonly error: Error | null }) {
  const seconds = usePausedSeconds();
  if (isKind(error, 'forbidden'))
    return error.message === notAllowed ? 'You don’t have permission to view this.' : error.message;
  if (!isKind(error, 'rate-limited')) return error?.message;
  return (
    <>
      Too many requests.{' '}
      {seconds > 0 && (
        <span aria-live="off" role="timer">
          Trying again in {waitText(seconds)}.
        </span>
      )}
    </>
  );
}
