import type { BulkEdit } from '../../../data/bulk-edit/bulk-edit-types.ts';
import { ProgressBar } from '@placekeeper/ui/progress-bar';
import { useNow } from '@placekeeper/ui/hooks/use-now';
import { cn } from '@placekeeper/ui/lib/cn';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { progressOf } from '../../../data/bulk-edit/bulk-edit-progress.ts';
import { isActive, isUnfinished, isWaiting } from '../../../data/bulk-edit/queries.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { quarterText } from '../../../lib/text/quarter-text.ts';
import { remainingText } from '../../../widgets/bulk-edit/duration-text.ts';
import { OutcomeBar } from '../../../widgets/bulk-edit/outcome-bar.tsx';
import {
  editLook,
  fieldsNote,
  outcomeText,
  progressText,
  pausedText,
  publishingText,
  runsHere,
  savedCount,
  startText,
  statusCounts,
  stoppingText,
} from '../../../widgets/bulk-edit/edit-status.ts';
import { sentenceCase } from '../../../widgets/updates/update-title.tsx';
import { UnlessPaused } from '../../../widgets/page/pause-text.tsx';

const endings: Partial<Record<BulkEdit['status'], string>> = {
  'being-undone': ', now being undone',
  'partly-undone': ', then partly undone',
  undone: ', then undone',
};

function headlineOf(edit: BulkEdit): string {
  const { is_undo: isUndo, item_totals: totals, status, total } = edit;
  if (isWaiting(edit)) return formatCount(total, 'location');
  if (status === 'stopping') return progressText(edit);
  if (isUnfinished(edit))
    return `${isUndo ? 'Restoring' : 'Changing'} ${formatCount(progressOf(edit).total, 'location')}`;
  const { declined = 0 } = totals;
  // Google declined values that Placekeeper has saved.
  const saved = savedCount(totals) + declined - (isUndo ? (totals['partly-undone'] ?? 0) : 0);
  if (saved === 0 && edit.doubtful > 0) return formatCount(total, 'location');
  if (saved === 0) return isUndo ? 'Nothing restored' : 'Nothing saved';
  const share = saved === total ? 'all ' : `${formatNumber(saved)} of `;
  const where = total === 1 ? '1 location' : `${share}${formatCount(total, 'location')}`;
  return `${isUndo ? 'Restored' : 'Saved'} at ${where}${declinedPart(declined, saved)}${endings[status] ?? ''}`;
}

function declinedPart(declined: number, saved: number): string {
  if (declined === 0) return '';
  return `, ${declined < saved ? `${formatNumber(declined)} ` : ''}declined by Google`;
}

/** Locations that the headline doesn't mention. */
function othersText({ item_totals: totals }: BulkEdit): string {
  const text = outcomeText({ item_totals: { ...totals, completed: 0, undone: 0, declined: 0 } });
  return text && `${text}.`;
}

const doubtText = ({ doubtful, is_undo: isUndo }: BulkEdit): string =>
  doubtful > 0
    ? `Placekeeper couldn’t confirm whether ${formatCount(doubtful, 'location was', 'locations were')} ${isUndo ? 'restored' : 'saved'}.`
    : '';

/** The status in the page header names the outcome in words. */
function OutcomeIcon({ edit }: { readonly edit: BulkEdit }) {
  const { tone } = editLook(edit);
  if (tone === 'ok' && savedCount(edit.item_totals) > 0)
    return <CircleCheck aria-hidden className="mt-1 shrink-0 text-ok" />;
  if (tone !== 'pending') return null;
  return <CircleAlert aria-hidden className="mt-1 shrink-0 text-pending" />;
}

/** Follows the job, even if it runs in another window. */
export function EditProgress({ edit }: { readonly edit: BulkEdit }) {
  const active = isUnfinished(edit);
  const { done, total } = progressOf(edit);
  const count = `${formatNumber(done)} of ${formatNumber(total)}`;
  const left = remainingText(edit);
  const publishing = publishingText(edit, useNow());
  const stopping = stoppingText(edit);
  const fields = fieldsNote(edit);
  const notes = [
    fields && `${fields}.`,
    !active && !isWaiting(edit) && othersText(edit),
    !active && doubtText(edit),
    stopping,
    pausedText(edit),
    !active && publishing,
    startText(edit),
    isActive(edit) && runsHere,
    edit.waits_for_log_in && 'Continues when you log in again.',
  ]
    .filter(Boolean)
    .join(' ');
  const [isFollowed, setIsFollowed] = useState(active);
  if (active && !isFollowed) setIsFollowed(true);
  const outcome = outcomeText(edit);
  // A bar with a single outcome is useless after the end, so it stays only if the user saw it fill.
  const isPlain = !active && statusCounts(edit.item_totals).length < 2;
  return (
    <>
      <div className="mb-3 rounded-8 border border-line bg-surface px-4 py-3.5">
        <p className="flex items-start gap-2 text-16 font-600 tabular-nums">
          {!active && !isWaiting(edit) && <OutcomeIcon edit={edit} />}
          {headlineOf(edit)}
        </p>
        {!isWaiting(edit) && (isFollowed || !isPlain) && (
          <div className="flex h-6 items-center">
            {active && !stopping ? (
              <ProgressBar
                labelHidden
                className="flex-1 flex-nowrap"
                label={edit.status === 'undoing' ? 'Undoing' : 'Changing locations'}
                max={total}
                value={done}
                valueText={count}
              />
            ) : (
              <OutcomeBar className="flex-1" edit={edit} />
            )}
          </div>
        )}
        {/* The line stays when the edit ends, so that the tabs below don't move under the pointer. */}
        <p
          className={cn(
            'mt-0.5 text-text-2 tabular-nums wrap-anywhere',
            isFollowed ? 'min-h-5' : 'empty:hidden',
          )}
        >
          <UnlessPaused running={isActive(edit)}>{left && `${sentenceCase(left)}.`}</UnlessPaused>
          {left && notes && ' '}
          {notes || (isFollowed && edit.undoable > 0 && 'You can undo this edit.')}
          {/* On a phone, the note of a running edit takes two lines. */}
          {isFollowed && !active && !publishing && <span className="block min-h-5 sm:hidden" />}
        </p>
      </div>
      <VisuallyHidden role="status">
        {edit.status === 'paused' &&
          `${editLook(edit).label}, ${count} done.${edit.waits_for_log_in ? ' Continues when you log in again.' : ''} ${pausedText(edit)}`}
        {stopping && `${editLook(edit).label}. ${stopping}`}
        {isActive(edit) &&
          !stopping &&
          `${quarterText(total === 0 ? 100 : (done / total) * 100)} done`}
        {!active && !isWaiting(edit) && `${editLook(edit).label}: ${outcome}`}
      </VisuallyHidden>
    </>
  );
}
