import { useSyncExternalStore } from 'react';

const interval = 30_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  now = Date.now();
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  if (listeners.size === 1) {
    now = Date.now();
    timer = setInterval(tick, interval);
  }
  return () => {
    listeners.delete(notify);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** The time in steps of half a minute, from one timer for the whole page. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}
