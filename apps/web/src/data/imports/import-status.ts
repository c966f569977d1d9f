import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { importProgress } from '@placekeeper/contracts/rules/import-progress';

/** Whether what is known has moved on further in the same import, so that the other news is older. */
export const isBehind = (
  news: Pick<ImportStatus, 'total' | 'complete'>,
  known: Pick<ImportStatus, 'total' | 'complete'> | undefined,
): boolean => known !== undefined && news.total === known.total && news.complete < known.complete;

/** IMP-3: an answer that left before the last event may come after it; what was shown is never taken back. */
export function answerOrKnown<Status extends ImportStatus>(
  answer: Status,
  { before, now }: { readonly before: Status | undefined; readonly now: Status | undefined },
): Status {
  const heardMeanwhile = now !== before;
  return now && heardMeanwhile && isBehind(answer, now) ? now : answer;
}

/** MODAL-1: an import from which all locations of the account stem, and which is still running. */
export const isInitiallyIncomplete = (status: ImportStatus, locationsCount: number): boolean =>
  !importProgress(status).isComplete && locationsCount <= status.complete;
