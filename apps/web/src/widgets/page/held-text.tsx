import { useIsStalled } from '@placekeeper/ui/hooks/use-is-stalled';
import type { ReactNode } from 'react';
import { waitText } from '../../data/http/api-error.ts';
import { useHeldSeconds } from '../../data/http/rate-limit-wait.ts';

/** In milliseconds: a shorter wait needs no explanation. */
const heldTextAfter = 2000;

/** Whether calls have been held up for so long that it needs an explanation. */
export function useIsHeld(): boolean {
  const isHeld = useHeldSeconds() > 0;
  return useIsStalled(String(isHeld), heldTextAfter) && isHeld;
}

interface HeldTextProps {
  readonly what?: string;
}

/** ERR-4: why nothing happens, and when it goes on. The countdown is not announced every second. */
export const HeldText = ({ what = 'Loading continues' }: HeldTextProps) => (
  <span data-held-words>
    Too many requests. {what} in{' '}
    <span aria-live="off" role="timer">
      {waitText(useHeldSeconds())}
    </span>
    .
  </span>
);

interface UnlessHeldProps {
  readonly running: boolean;
  readonly children: ReactNode;
}

/** ERR-4: the progress of a job, or the wait that delays it. */
export const UnlessHeld = ({ running, children }: UnlessHeldProps) =>
  useIsHeld() && running ? <HeldText what="Continues" /> : children;
