import { useIsStalled } from '@placekeeper/ui/hooks/use-is-stalled';
import type { ReactNode } from 'react';
import { waitText } from '../../data/http/api-error.ts';
import { usePausedSeconds } from '../../data/http/use-paused-seconds.ts';

/** In milliseconds. A shorter wait needs no explanation. */
const pauseTextAfter = 2000;

/** True if the rate limit has delayed calls for longer than `pauseTextAfter`. */
export function useIsPaused(): boolean {
  const isPaused = usePausedSeconds() > 0;
  return useIsStalled(String(isPaused), pauseTextAfter) && isPaused;
}

interface PauseTextProps {
  readonly what?: string;
}

/**
 * ERR-4: why nothing happens and when it continues. `aria-live="off"` keeps the countdown from being announced every
 * second.
 */
export const PauseText = ({ what = 'Loading continues' }: PauseTextProps) => (
  <span data-pause-text>
    Too many requests. {what} in{' '}
    <span aria-live="off" role="timer">
      {waitText(usePausedSeconds())}
    </span>
    .
  </span>
);

interface UnlessPausedProps {
  readonly running: boolean;
  readonly children: ReactNode;
}

export const UnlessPaused = ({ running, children }: UnlessPausedProps) =>
  useIsPaused() && running ? <PauseText what="Continues" /> : children;
