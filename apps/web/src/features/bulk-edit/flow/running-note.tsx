import { Banner } from '@placekeeper/ui/banner';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { Link } from 'react-router';
import { bulkEditQueries, isActive, isUnfinished } from '../../../data/bulk-edit/queries.ts';
import { usePrefetched } from '../../../data/api/prefetch.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { pausedText, progressText, stoppingText } from '../../../widgets/bulk-edit/edit-status.ts';
import { remainingText } from '../../../widgets/bulk-edit/duration-text.ts';
import { UnlessPaused } from '../../../widgets/page/pause-text.tsx';
import { sentenceCase } from '../../../widgets/updates/update-title.tsx';
import { to } from '../../../lib/url/paths.ts';

const titles: Readonly<Record<string, string>> = {
  undoing: 'Undoing a bulk edit',
  paused: 'Bulk edit paused',
  stopping: 'Stopping a bulk edit',
};

/** Links to the active bulk edit, or to an unfinished one if none is active. */
export function RunningNote() {
  const edits = usePrefetched(bulkEditQueries.list()).data?.bulk_edits ?? [];
  const running = edits.find(isActive) ?? edits.find(isUnfinished);
  const waiting = edits.filter(({ status }) => status === 'queued').length;
  if (!running) return null;
  const { id, status } = running;
  const left = remainingText(running);
  return (
    <Banner
      actions={
        <ButtonLink render={<Link to={to('bulk-edit.show', { bulkEdit: id })} />} size="sm">
          View progress
        </ButtonLink>
      }
      className="mb-4"
      title={titles[status] ?? 'Bulk edit in progress'}
      tone="info"
    >
      <span className="tabular-nums">
        {stoppingText(running) || `${progressText(running)}. `}
        {pausedText(running)}
        <UnlessPaused running={isActive(running)}>{left && `${sentenceCase(left)}.`}</UnlessPaused>
        {status !== 'paused' && ' A new bulk edit starts when this one finishes.'}
        {waiting > 0 && ` ${formatCount(waiting, 'more edit is', 'more edits are')} in the queue.`}
      </span>
    </Banner>
  );
}
