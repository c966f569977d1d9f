import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { importProgress } from '@placekeeper/contracts/rules/import-progress';

export const isOlderProgress = (
  news: Pick<ImportStatus, 'total' | 'complete'>,
  known: Pick<ImportStatus, 'total' | 'complete'> | undefined,
): boolean => known !== undefined && news.total === known.total && news.complete < known.complete;

/** IMP-3: a response may arrive after a later event, so progress never goes backwards. */
export function newerStatus<Status extends ImportStatus>(
  answer: Status,
  { before, now }: { readonly before: Status | undefined; readonly now: Status | undefined },
): Status {
  const heardMeanwhile = now !== before;
  return now && heardMeanwhile && isOlderProgress(answer, now) ? now : answer;
}

/** MODAL-1: a running import that contains all locations of the account. */
export const isInitiallyIncomplete = (status: ImportStatus, locationsCount: number): boolean =>
  !importProgress(status).isComplete && locationsCount <= status.complete;
