import { bulkItemStatuses, type BulkEdit } from '@placekeeper/contracts/model/bulk-edit';
import type { BulkEditRow } from '../../db/schema/bulk-edits.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { isoTime } from '../clock.ts';
import { fieldsOfChanges } from '@placekeeper/contracts/rules/fields-of-changes';
import { remainingSeconds } from './remaining.ts';
import { sumOf, type ItemStatus, type ItemTotals } from './totals.ts';

/** Something is still to happen to these. */
const open = ['pending', 'publishing', 'waiting', 'undoing'] as const satisfies ItemStatus[];
const settled = bulkItemStatuses.filter((status) => !open.some((other) => other === status));

/** What can be tried again. */
export const errored = ['refused', 'failed'] as const satisfies ItemStatus[];

/** Ours has another value since: what can be put back. */
export const applied = [
  'completed',
  'failed',
  'publishing',
  'waiting',
] as const satisfies ItemStatus[];

const hasEnded = ({ status }: BulkEditRow) => status === 'completed' || status === 'cancelled';

export const canBePaused = ({ status }: BulkEditRow): boolean => status === 'running';

export const canBeResumed = ({ status }: BulkEditRow): boolean => status === 'paused';

export const canBeCancelled = (edit: BulkEditRow): boolean =>
  canBePaused(edit) || canBeResumed(edit);

export const canBeRetried = (edit: BulkEditRow, totals: ItemTotals): boolean =>
  hasEnded(edit) && sumOf(totals, errored) > 0;

export const canBeUndone = (edit: BulkEditRow, totals: ItemTotals): boolean =>
  hasEnded(edit) && sumOf(totals, applied) > 0;

/** Events carry bulk edits too, so this shape is made here and not in `present`. */
export const bulkEditToWire = (
  deps: Deps,
  actor: Actor,
  edit: BulkEditRow,
  totals: ItemTotals,
): BulkEdit => ({
  id: edit.id,
  created_at: isoTime(edit.createdAt),
  created_by: actor.user.name,
  finished_at: edit.finishedAt === null ? null : isoTime(edit.finishedAt),
  status: edit.status,
  file_name: edit.spreadsheet?.fileName ?? null,
  fields: [...(edit.spreadsheet?.fields ?? fieldsOfChanges(edit.changes))],
  total: sumOf(totals, bulkItemStatuses),
  complete: sumOf(totals, settled),
  errored: sumOf(totals, errored),
  item_totals: totals,
  remaining_seconds: remainingSeconds(deps, actor, edit, totals),
  can_be_paused: canBePaused(edit),
  can_be_resumed: canBeResumed(edit),
  can_be_cancelled: canBeCancelled(edit),
  can_be_retried: canBeRetried(edit, totals),
  can_be_undone: canBeUndone(edit, totals),
});
