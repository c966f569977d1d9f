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

/** Seconds until calls may leave again, counted down; 0 where they may. */
export const useHeldSeconds = (): number =>
  useSyncExternalStore(subscribe, () => Math.ceil(heldFor() / 1000));
