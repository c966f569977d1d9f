import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { useEffect, useState } from 'react';

/** Longer than a platform that goes on leaves an import as it is. */
const patienceMs = 30_000;

/** IMP-1: whether an import has not moved for so long that nobody is kept waiting for it. */
export function useStandstill({ total, complete, errored }: ImportStatus): boolean {
  const state = [total, complete, errored].join(' ');
  const [stoodAt, setStoodAt] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setStoodAt(state), patienceMs);
    return () => clearTimeout(timer);
  }, [state]);
  return stoodAt === state;
}
