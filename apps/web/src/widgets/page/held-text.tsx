import { useIsStalled } from '@placekeeper/ui/hooks/use-is-stalled';
import { waitText } from '../../data/http/api-error.ts';
import { useHeldSeconds } from '../../data/http/rate-limit-wait.ts';

/** In milliseconds: a shorter wait needs no explanation. */
const heldTextAfter = 2000;

/** Whether calls have been held up for so long that a load needs an explanation. */
export function useIsHeld(): boolean {
  const isHeld = useHeldSeconds() > 0;
  return useIsStalled(String(isHeld), heldTextAfter) && isHeld;
}

/** ERR-4: why a load has not ended. The countdown is not announced every second. */
export const HeldText = () => (
  <span data-held-words>
    Too many requests. Loading continues in{' '}
    <span aria-live="off" role="timer">
      {waitText(useHeldSeconds())}
    </span>
    .
  </span>
);
