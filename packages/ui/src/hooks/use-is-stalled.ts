import { useEffect, useState } from 'react';

/** Whether `state` has been unchanged for `forMs` milliseconds. */
export function useIsStalled(state: string, forMs: number): boolean {
  const [stoodAt, setStoodAt] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setStoodAt(state), forMs);
    return () => clearTimeout(timer);
  }, [state, forMs]);
  return stoodAt === state;
}
