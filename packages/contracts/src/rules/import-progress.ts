import type { ImportStatus } from '../model/import-status.ts';

export interface ImportProgress {
  readonly isComplete: boolean;
  readonly isErrored: boolean;
  /** IMP-2: 0 to 100, rounded; 100 if there is nothing to import. */
  readonly percent: number;
}

export function importProgress(status: ImportStatus): ImportProgress {
  return {
    isComplete: status.complete === status.total,
    isErrored: status.errored > 0,
    percent: status.total === 0 ? 100 : Math.round((status.complete / status.total) * 100),
  };
}
