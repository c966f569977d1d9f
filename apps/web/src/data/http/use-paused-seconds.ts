import { useSyncExternalStore } from 'react';
import { leftOf, onPauseChange, refusesWrites, type Lane } from './rate-limit-gate.ts';

function subscribe(notify: () => void): () => void {
  const end = onPauseChange(notify);
  const timer = setInterval(notify, 1000);
  return () => {
    clearInterval(timer);
    end();
  };
}

/** Seconds until calls may be sent again, counting down; 0 without a wait. */
export const usePausedSeconds = (lane: Lane = 'read'): number =>
  useSyncExternalStore(subscribe, () => Math.ceil(leftOf[lane]() / 1000));

/** Stays true between two waits while the platform refuses each write. */
export const useRefusesWrites = (): boolean => useSyncExternalStore(subscribe, refusesWrites);
