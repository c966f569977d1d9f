import { useEffect, useRef } from 'react';

export interface Debounced<T> {
  /** Calls with the last value after a pause, but not after unmounting. */
  readonly later: (value: T) => void;
  /** Calls at once and cancels the pending call. */
  readonly now: (value: T) => void;
}

export function useDebouncedCallback<T>(callback: (value: T) => void, delay = 150): Debounced<T> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(callback);

  useEffect(() => {
    latest.current = callback;
  }, [callback]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    later(value) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(value), delay);
    },
    now(value) {
      clearTimeout(timer.current);
      latest.current(value);
    },
  };
}
