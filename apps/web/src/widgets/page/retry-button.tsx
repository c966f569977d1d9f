import { Button, type ButtonProps } from '@placekeeper/ui/button';
import { isKind, waitText } from '../../data/http/api-error.ts';
import { useHeldSeconds } from '../../data/http/rate-limit-wait.ts';

/** Why a retry is not possible now. Failed reads repeat automatically after the wait (ERR-4). */
export function useRetryWait(): string | undefined {
  const seconds = useHeldSeconds();
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

/** Why a read failed. The countdown is no part of the alert, which would be announced every second. */
export function FailureReason({ error }: { readonly error: Error | null }) {
  const seconds = useHeldSeconds();
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
