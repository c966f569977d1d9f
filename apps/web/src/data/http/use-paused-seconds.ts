import { useSyncExternalStore } from 'react';
import { pausedFor, onPauseChange } from './rate-limit-gate.ts';

function subscribe(notify: () => void): () => void {
  const end = onPauseChange(notify);
  const timer = setInterval(notify, 1000);
  return () => {
    clearInterval(timer);
    end();
  };
}

/** Seconds until calls may be sent again, counting down; 0 without a wait. */
export const usePausedSeconds = (): number =>
  useSyncExternalStore(subscribe, () => Math.ceil(pausedFor() / 1000));
