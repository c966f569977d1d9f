import { bulkEdits } from '@placekeeper/contracts/endpoints/bulk-edits';
import type { BulkEdit } from '@placekeeper/contracts/model/bulk-edit';
import { query } from './query.ts';

/** The newest ones: among them the one that runs, or that is being put back. */
export const recentBulkEdits = () => query(bulkEdits.list);

export const runningAmong = (edits: readonly BulkEdit[]): BulkEdit | undefined =>
  edits.find(({ status }) => status === 'running' || status === 'undoing');
