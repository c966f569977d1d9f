import type { BulkEdit } from '../../../data/bulk-edit/bulk-edit-types.ts';
import { ProgressBar } from '@placekeeper/ui/progress-bar';
import { useNow } from '@placekeeper/ui/hooks/use-now';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { progressOf } from '../../../data/bulk-edit/bulk-edit-progress.ts';
import { isActive, isUnfinished, isWaiting } from '../../../data/bulk-edit/queries.ts';
import { formatNumber } from '../../../lib/text/format.ts';
import { quarterText } from '../../../lib/text/quarter-text.ts';
import { remainingText } from '../../../widgets/bulk-edit/duration-text.ts';
import { OutcomeBar } from '../../../widgets/bulk-edit/outcome-bar.tsx';
import {
  editLook,
  outcomeText,
  publishingText,
  runsHere,
  startText,
} from '../../../widgets/bulk-edit/edit-status.ts';
import { UnlessPaused } from '../../../widgets/page/pause-text.tsx';

/** Follows the job, even if it runs in another window. */
export function EditProgress({ edit }: { readonly edit: BulkEdit }) {
  const active = isUnfinished(edit);
  const start = startText(edit);
  const { done, total } = progressOf(edit);
  const count = `${formatNumber(done)} of ${formatNumber(total)}`;
  const left = remainingText(edit);
  const publishing = publishingText(edit, useNow());
  return (
    <>
      {active && (
        <ProgressBar
          className={left ? 'mb-1' : 'mb-4'}
          label={edit.status === 'undoing' ? 'Undoing' : 'Changing locations'}
          max={total}
          value={done}
          valueText={count}
        />
      )}
      {!active && !isWaiting(edit) && <OutcomeBar className="mb-4" edit={edit} />}
      {!active && publishing && <p className="mb-4 text-text-2">{`Saved. ${publishing}`}</p>}
      {start && <p className="mb-4 text-text-2 tabular-nums">{start}</p>}
      {isActive(edit) && <p className="mb-4 text-text-2">{runsHere}</p>}
      {edit.waits_for_log_in && (
        <p className="mb-4 text-text-2">Continues when you log in again.</p>
      )}
      <p className="mb-4 text-text-2 tabular-nums first-letter:uppercase empty:hidden">
        <UnlessPaused running={isActive(edit)}>{left}</UnlessPaused>
      </p>
      <VisuallyHidden role="status">
        {edit.status === 'paused' &&
          `${editLook(edit).label}, ${count} done.${edit.waits_for_log_in ? ' Continues when you log in again.' : ''}`}
        {isActive(edit) && `${quarterText(total === 0 ? 100 : (done / total) * 100)} done`}
        {!active && !isWaiting(edit) && `${editLook(edit).label}: ${outcomeText(edit)}`}
      </VisuallyHidden>
    </>
  );
}
