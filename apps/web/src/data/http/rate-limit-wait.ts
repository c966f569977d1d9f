import { useSyncExternalStore } from 'react';
import { heldFor, onHold } from './rate-limit-gate.ts';

function subscribe(notify: () => void): () => void {
  const end = onHold(notify);
  const timer = setInterval(notify, 1000);
  return () => {
    clearInterval(timer);
    end();
  };
}

/** Seconds until calls may be sent again, counting down; 0 without a wait. */
export const useHeldSeconds = (): number =>
  useSyncExternalStore(subscribe, () => Math.ceil(heldFor() / 1000));
