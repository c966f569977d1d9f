import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { useIsStalled } from '@placekeeper/ui/hooks/use-is-stalled';

/** Longer than the usual time between two progress updates. */
const stalledAfterMs = 30_000;

/** IMP-1: true if a running import has made no progress for `stalledAfterMs`. */
export const useImportStalled = ({ total, complete, errored }: ImportStatus): boolean =>
  useIsStalled([total, complete, errored].join(' '), stalledAfterMs) && complete < total;
