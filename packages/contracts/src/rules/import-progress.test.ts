import { expect, test } from 'vitest';
import { importProgress } from './import-progress.ts';

test.each([
  { total: 0, complete: 0, errored: 0, percent: 100, isComplete: true, isErrored: false },
  { total: 3, complete: 0, errored: 0, percent: 0, isComplete: false, isErrored: false },
  { total: 3, complete: 1, errored: 0, percent: 33, isComplete: false, isErrored: false },
  { total: 3, complete: 2, errored: 1, percent: 67, isComplete: false, isErrored: true },
  { total: 3, complete: 3, errored: 0, percent: 100, isComplete: true, isErrored: false },
  { total: 3, complete: 3, errored: 3, percent: 100, isComplete: true, isErrored: true },
  { total: 200, complete: 1, errored: 0, percent: 1, isComplete: false, isErrored: false },
  { total: 1000, complete: 4, errored: 0, percent: 0, isComplete: false, isErrored: false },
  { total: 1000, complete: 999, errored: 0, percent: 100, isComplete: false, isErrored: false },
])(
  '$complete of $total with $errored errors: $percent %, complete $isComplete, errored $isErrored @IMP-2',
  ({ percent, isComplete, isErrored, ...status }) => {
    expect(importProgress(status)).toEqual({ percent, isComplete, isErrored });
  },
);
