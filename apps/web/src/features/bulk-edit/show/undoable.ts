import type { BulkEdit } from '@placekeeper/contracts/model/bulk-edit';

/** Where something was saved, whatever Google said to it. */
const saved = ['completed', 'failed', 'publishing', 'waiting'];

export const undoable = ({ item_totals: totals }: Pick<BulkEdit, 'item_totals'>): number =>
  saved.reduce((sum, status) => sum + (totals[status] ?? 0), 0);
