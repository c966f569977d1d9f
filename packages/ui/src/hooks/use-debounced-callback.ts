import { useEffect, useRef } from 'react';

/** Calls once the caller has been quiet for a while, with the last value; never after the component is gone. */
export function useDebouncedCallback<T>(
  callback: (value: T) => void,
  delay = 150,
): (value: T) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(callback);

  useEffect(() => {
    latest.current = callback;
  }, [callback]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return (value) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(value), delay);
  };
}
