import { ButtonLink } from '@placekeeper/ui/button-link';
import { RelativeTime } from '@placekeeper/ui/relative-time';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { bulkEditQueries } from '../../../data/bulk-edit/queries.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { EditOutcome } from '../../../widgets/bulk-edit/edit-outcome.tsx';
import { editTitle } from '../../../widgets/bulk-edit/edit-status.ts';
import { LoadFailed } from '../../../widgets/page/load-failed.tsx';
import { Panel, panelLink } from './panel.tsx';

const shown = 3;

/** BULK-2: the latest bulk edits in this browser. */
export function BulkEditsPanel() {
  const read = useQuery(bulkEditQueries.list());
  const { data, error } = read;
  const total = data?.meta.total ?? 0;
  return (
    <Panel
      action={
        total > shown && (
          <Link className={panelLink} to={to('bulk-edit.history')}>
            Show all {formatCount(total, 'bulk edit')}
          </Link>
        )
      }
      title="Latest bulk edits"
    >
      {data && total > 0 && (
        <ol className="-mt-1">
          {data.bulk_edits.slice(0, shown).map((edit) => (
            <li
              key={edit.id}
              className="grid gap-x-6 border-t border-line py-2.5 first:border-t-0 sm:grid-cols-2"
            >
              <div className="min-w-0">
                <Link
                  className="font-550 wrap-anywhere hover:underline"
                  to={to('bulk-edit.show', { bulkEdit: edit.id })}
                >
                  {editTitle(edit)}
                </Link>
                <p className="text-12 text-text-3">
                  {`${formatCount(edit.total, 'location')} · `}
                  <RelativeTime date={edit.created_at} />
                </p>
              </div>
              <div className="min-w-0">
                <EditOutcome edit={edit} />
              </div>
            </li>
          ))}
        </ol>
      )}
      {data && total === 0 && (
        <>
          <p className="mb-3 text-text-2">No bulk edits in this browser yet.</p>
          <ButtonLink render={<Link to={to('bulk-edit')} />} size="sm">
            Start a bulk edit
          </ButtonLink>
        </>
      )}
      {!data && error && <LoadFailed query={read}>Couldn’t load bulk edits.</LoadFailed>}
      {!data && !error && (
        <SkeletonRegion className="grid h-20 content-start gap-3" label="Loading bulk edits">
          <Skeleton className="w-2/3" />
          <Skeleton className="w-1/2" />
        </SkeletonRegion>
      )}
    </Panel>
  );
}
