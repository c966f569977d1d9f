import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { useStandstill } from '@placekeeper/ui/hooks/use-standstill';

/** Longer than a platform that goes on leaves an import as it is. */
const patienceMs = 30_000;

/** IMP-1: whether an import has not moved for so long that nobody is kept waiting for it. */
export const useImportStandstill = ({ total, complete, errored }: ImportStatus): boolean =>
  useStandstill([total, complete, errored].join(' '), patienceMs) && complete < total;
