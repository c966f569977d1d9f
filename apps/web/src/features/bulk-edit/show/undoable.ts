import type { BulkEdit, BulkItemStatus } from '../../../data/bulk-edit/bulk-edit.ts';

/** Where something was saved, whatever Google said to it. */
const saved: readonly BulkItemStatus[] = ['completed', 'failed', 'publishing'];

export const undoable = ({ item_totals: totals }: Pick<BulkEdit, 'item_totals'>): number =>
  saved.reduce((sum, status) => sum + (totals[status] ?? 0), 0);
