import { useIsStalled } from '@placekeeper/ui/hooks/use-is-stalled';
import type { ReactNode } from 'react';
import { waitText } from '../../data/http/api-error.ts';
import type { Lane } from '../../data/http/rate-limit-gate.ts';
import { usePausedSeconds, useRefusesWrites } from '../../data/http/use-paused-seconds.ts';

/** In milliseconds. A shorter wait needs no explanation. */
export const pauseTextAfter = 2000;

/** True if the rate limit has delayed calls for longer than `pauseTextAfter`. */
export function useIsPaused(): boolean {
  const isPaused = usePausedSeconds() > 0;
  return useIsStalled(String(isPaused), pauseTextAfter) && isPaused;
}

interface PauseTextProps {
  readonly what?: string;
  readonly lane?: Lane;
}

/**
 * ERR-4: why nothing happens and when it continues. `aria-live="off"` keeps the countdown from being announced every
 * second.
 */
export function PauseText({ what = 'Loading continues', lane = 'read' }: PauseTextProps) {
  const seconds = usePausedSeconds(lane);
  return (
    <span data-pause-text>
      Too many requests.{' '}
      {seconds > 0 ? (
        <>
          {what} in{' '}
          <span aria-live="off" role="timer">
            {waitText(seconds)}
          </span>
          .
        </>
      ) : (
        'Trying again…'
      )}
    </span>
  );
}

interface UnlessPausedProps {
  readonly running: boolean;
  readonly children: ReactNode;
}

/** For the writes of a job: also replaces `children` while a write tests whether the platform accepts writes again. */
export function UnlessPaused({ running, children }: UnlessPausedProps) {
  const isRefused = useRefusesWrites();
  const isShown = useIsStalled(String(isRefused), pauseTextAfter) && isRefused && running;
  return isShown ? <PauseText lane="write" what="Placekeeper continues" /> : children;
}
