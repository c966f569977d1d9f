import { Button, type ButtonProps } from '@placekeeper/ui/button';
import { isKind, waitText } from '../../data/http/api-error.ts';
import { usePausedSeconds } from '../../data/http/use-paused-seconds.ts';

/** Undefined if the user can retry now. ERR-4: failed reads repeat automatically after the wait. */
export function useRetryWait(): string | undefined {
  const seconds = usePausedSeconds();
  return seconds > 0 ? `Too many requests. Try again in ${waitText(seconds)}.` : undefined;
}

interface RetryButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

export function RetryButton({ isRetrying, onRetry, ...look }: RetryButtonProps) {
  return (
    <Button {...look} disabledReason={useRetryWait()} loading={isRetrying} onClick={onRetry}>
      Try again
    </Button>
  );
}

/** Why a read failed. `aria-live="off"` keeps the countdown from being announced every second. */
export function FailureReason({ error }: { readonly error: Error | null }) {
  const seconds = usePausedSeconds();
  if (isKind(error, 'forbidden')) return 'You don’t have permission to view this.';
  if (!isKind(error, 'rate-limited')) return error?.message;
  return (
    <>
      Too many requests.{' '}
      {seconds > 0 && (
        <span aria-live="off" role="timer">
          Loads again in {waitText(seconds)}.
        </span>
      )}
    </>
  );
}
