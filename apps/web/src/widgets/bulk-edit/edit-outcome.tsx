import { useNow } from '@placekeeper/ui/hooks/use-now';
import { StatusDot } from '@placekeeper/ui/status-dot';
import type { BulkEdit } from '../../data/bulk-edit/bulk-edit-types.ts';
import { isUnfinished, isWaiting } from '../../data/bulk-edit/queries.ts';
import { formatDateTime, formatNumber } from '../../lib/text/format.ts';
import {
  editLook,
  outcomeText,
  progressText,
  publishingText,
  statusCounts,
} from './edit-status.ts';
import { OutcomeBar } from './outcome-bar.tsx';

export function EditOutcome({ edit }: { readonly edit: BulkEdit }) {
  const { tone, label } = editLook(edit);
  const now = useNow();
  const isOver = !isUnfinished(edit) && !isWaiting(edit);
  // After the end, a bar of a single outcome says nothing.
  const hasShares = isOver ? statusCounts(edit.item_totals).length > 1 : !isWaiting(edit);
  return (
    <>
      <StatusDot className="leading-6 text-text" tone={tone}>
        {label}
      </StatusDot>
      {hasShares && <OutcomeBar className="my-1 max-w-72" edit={edit} />}
      <p className="text-12 text-text-2 tabular-nums">
        {isOver && [outcomeText(edit), publishingText(edit, now)].filter(Boolean).join('. ')}
        {edit.status === 'stopping' && outcomeText(edit)}
        {isUnfinished(edit) && edit.status !== 'stopping' && progressText(edit)}
        {edit.status === 'scheduled' && edit.starts_at && formatDateTime(edit.starts_at)}
        {edit.queue_place !== null && `Number ${formatNumber(edit.queue_place)} in the queue`}
      </p>
    </>
  );
}
