import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { useIsStalled } from '@placekeeper/ui/hooks/use-is-stalled';

/** Longer than a platform that goes on leaves an import as it is. */
const patienceMs = 30_000;

/** IMP-1: whether an import has not moved for so long that nobody is kept waiting for it. */
export const useImportStalled = ({ total, complete, errored }: ImportStatus): boolean =>
  useIsStalled([total, complete, errored].join(' '), patienceMs) && complete < total;
