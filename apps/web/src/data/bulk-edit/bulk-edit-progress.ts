import type { BulkEdit } from './bulk-edit-types.ts';

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** BULK-2: an undo counts only the items that it restores. */
export function progressOf({
  status,
  complete,
  total,
  item_totals: totals,
}: Pick<BulkEdit, 'status' | 'complete' | 'total' | 'item_totals'>): Progress {
  if (status !== 'undoing') return { done: complete, total };
  const { undoing = 0, saving = 0, undone = 0, 'partly-undone': partly = 0, conflict = 0 } = totals;
  const done = undone + partly + conflict;
  return { done, total: done + saving + undoing };
}
