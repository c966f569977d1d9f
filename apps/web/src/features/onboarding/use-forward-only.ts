import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { useState } from 'react';

/** IMP-3: an answer that left before the last event may come after it; what was shown is never taken back. */
export function useForwardOnly(status: ImportStatus): ImportStatus {
  const [shown, setShown] = useState(status);
  const next = further(shown, status);
  if (next !== shown) setShown(next);
  return next;
}

/** Another total is another import, which begins where it begins. */
export const further = (shown: ImportStatus, next: ImportStatus): ImportStatus =>
  next.total !== shown.total || next.complete > shown.complete ? next : shown;
