import type { BulkEdit } from '../../../data/bulk-edit/bulk-edit-types.ts';
import { RelativeTime } from '@placekeeper/ui/relative-time';
import { StatusDot } from '@placekeeper/ui/status-dot';
import { Link } from 'react-router';
import { progressOf } from '../../../data/bulk-edit/bulk-edit-progress.ts';
import { isUnfinished } from '../../../data/bulk-edit/queries.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { editLook, editTitle, outcomeText } from '../items/edit-status.ts';

export function HistoryRow({ edit }: { readonly edit: BulkEdit }) {
  const { tone, label } = editLook(edit);
  const { done, total } = progressOf(edit);
  return (
    <li className="relative grid gap-x-6 gap-y-1 border-b border-line py-3 has-[a:hover]:bg-hover md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(11rem,auto)] md:px-3">
      <div className="min-w-0">
        <Link
          className="font-550 text-text wrap-anywhere after:absolute after:inset-0 after:content-['']"
          to={to('bulk-edit.show', { bulkEdit: edit.id })}
        >
          {editTitle(edit)}
        </Link>
        <p className="text-text-3 wrap-anywhere">
          <bdi>{edit.created_by}</bdi>, <RelativeTime date={edit.created_at} />
        </p>
      </div>
      <p className="min-w-0 text-text-2 tabular-nums">
        {formatCount(edit.total, 'location')}
        <span className="block text-text-3">
          {isUnfinished(edit)
            ? `${formatNumber(done)} of ${formatNumber(total)} done`
            : outcomeText(edit)}
        </span>
      </p>
      <p>
        <StatusDot tone={tone}>{label}</StatusDot>
      </p>
    </li>
  );
}
