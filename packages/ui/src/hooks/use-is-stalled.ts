import { useEffect, useState } from 'react';

/** Whether what is watched has been the same for so long. */
export function useIsStalled(state: string, forMs: number): boolean {
  const [stoodAt, setStoodAt] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setStoodAt(state), forMs);
    return () => clearTimeout(timer);
  }, [state, forMs]);
  return stoodAt === state;
}
