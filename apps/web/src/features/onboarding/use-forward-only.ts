import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { useState } from 'react';

/** IMP-3: an answer that left before the last event may come after it; what was shown is never taken back. */
export function useForwardOnly(status: ImportStatus): ImportStatus {
  const [furthest, setFurthest] = useState(status);
  const isFurther = status.total !== furthest.total || status.complete > furthest.complete;
  if (isFurther) setFurthest(status);
  return isFurther ? status : furthest;
}
