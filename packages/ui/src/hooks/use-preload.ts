import { useEffect } from 'react';

/** Calls `load` each time `isNeeded` becomes true. `load` must be constant. */
export function usePreload(load: () => void, isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded) load();
  }, [load, isNeeded]);
}
