import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { useIsStalled } from '@placekeeper/ui/hooks/use-is-stalled';

/** Longer than the normal interval between progress updates. */
const patienceMs = 30_000;

/** IMP-1: whether an import made no progress for that long. */
export const useImportStalled = ({ total, complete, errored }: ImportStatus): boolean =>
  useIsStalled([total, complete, errored].join(' '), patienceMs) && complete < total;
