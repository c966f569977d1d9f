import type { BulkEdit } from '../../../data/bulk-edit/bulk-edit-types.ts';
import { ProgressBar } from '@placekeeper/ui/progress-bar';
import { useNow } from '@placekeeper/ui/hooks/use-now';
import { cn } from '@placekeeper/ui/lib/cn';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useState } from 'react';
import { progressOf } from '../../../data/bulk-edit/bulk-edit-progress.ts';
import { isActive, isUnfinished, isWaiting } from '../../../data/bulk-edit/queries.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { quarterText } from '../../../lib/text/quarter-text.ts';
import { remainingText } from '../../../widgets/bulk-edit/duration-text.ts';
import { OutcomeBar } from '../../../widgets/bulk-edit/outcome-bar.tsx';
import {
  editLook,
  outcomeText,
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

/** Names the number of locations only if some were not saved. */
function savedText({ item_totals: totals }: BulkEdit): string {
  const saved = savedCount(totals);
  const isWhole = statusCounts(totals).every(
    ([status]) => status === 'completed' || status === 'undone',
  );
  return isWhole ? 'Saved.' : `Saved at ${formatCount(saved, 'location')}.`;
}

/** Follows the job, even if it runs in another window. */
export function EditProgress({ edit }: { readonly edit: BulkEdit }) {
  const active = isUnfinished(edit);
  const { done, total } = progressOf(edit);
  const count = `${formatNumber(done)} of ${formatNumber(total)}`;
  const left = remainingText(edit);
  const publishing = publishingText(edit, useNow());
  const stopping = stoppingText(edit);
  const notes = [
    stopping,
    pausedText(edit),
    !active && publishing && `${savedText(edit)} ${publishing}`,
    startText(edit),
    isActive(edit) && runsHere,
    edit.waits_for_log_in && 'Continues when you log in again.',
  ]
    .filter(Boolean)
    .join(' ');
  const [isFollowed, setIsFollowed] = useState(active);
  if (active && !isFollowed) setIsFollowed(true);
  const outcome = outcomeText(edit);
  return (
    <>
      {!isWaiting(edit) && (
        <div className="mb-1 flex h-5 items-center">
          {active && !stopping ? (
            <ProgressBar
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
      {/* The line stays, with the outcome, when the edit ends, so that the tabs below don't move under the pointer. */}
      <p className={cn('mb-4 text-text-2 tabular-nums', isFollowed ? 'min-h-5' : 'empty:hidden')}>
        <UnlessPaused running={isActive(edit)}>{left && `${sentenceCase(left)}.`}</UnlessPaused>
        {left && notes && ' '}
        {notes || (isFollowed && !active && outcome && `${outcome}.`)}
      </p>
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
