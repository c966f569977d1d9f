import { useEffect } from 'react';

/** Calls `load`, a constant function, each time `isNeeded` becomes true. */
export function usePreload(load: () => void, isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded) load();
  }, [load, isNeeded]);
}
