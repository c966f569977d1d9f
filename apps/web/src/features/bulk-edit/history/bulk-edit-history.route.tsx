import { Breadcrumbs, Crumb } from '@placekeeper/ui/breadcrumbs';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { PageHeader } from '@placekeeper/ui/page-header';
import { Pagination } from '@placekeeper/ui/pagination';
import { Link, Navigate, useLocation } from 'react-router';
import { bulkEditQueries, type EditsAnswer } from '../../../data/bulk-edit/queries.ts';
import { usePrefetched } from '../../../data/api/prefetch.ts';
import { formatNumber } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { ItemSkeleton } from '../items/item-skeleton.tsx';
import { editHistoryState, loadBulkEditHistory } from './bulk-edit-history.loader.ts';
import { HistoryRow } from './history-row.tsx';

export const loader = loadBulkEditHistory;

/** BULK-2: who changed what, when, and what came of it. */
export function Component() {
  const { page } = editHistoryState.read(useLocation().search);
  const history = usePrefetched(bulkEditQueries.list(page));
  const { data, isPending, isFetching, refetch, isPlaceholderData } = history;
  const total = data?.meta.total ?? 0;
  return (
    <div className="pb-10">
      <PageHeader
        actions={total > 0 && <StartOne />}
        breadcrumbs={
          <Breadcrumbs>
            <Crumb render={<Link to={to('bulk-edit')} />}>Bulk edit</Crumb>
          </Breadcrumbs>
        }
        count={total > 0 ? formatNumber(total) : undefined}
        title="Bulk edit history"
      />
      {data && <Results page={data} stale={isPlaceholderData} />}
      {!data && isPending && <ItemSkeleton label="Loading the history" />}
      {!data && !isPending && (
        <EmptyState retrying={isFetching} variant="error" onRetry={() => void refetch()}>
          The history could not be loaded.
        </EmptyState>
      )}
    </div>
  );
}

function StartOne() {
  return (
    <ButtonLink render={<Link to={to('bulk-edit')} />} variant="primary">
      Start a bulk edit
    </ButtonLink>
  );
}

interface ResultsProps {
  readonly page: EditsAnswer;
  /** The page before is shown while the next one is on its way. */
  readonly stale: boolean;
}

const addressOf = (page: number) => to('bulk-edit.history', {}, page > 1 ? { page } : {});

function Results({ page: { bulk_edits, meta }, stale }: ResultsProps) {
  if (meta.total === 0)
    return (
      <EmptyState action={<StartOne />} variant="first-use">
        Nothing was edited in bulk in this browser yet. Each bulk edit is kept here, location by
        location, and can be undone.
      </EmptyState>
    );
  if (!stale && meta.current_page > meta.last_page)
    return <Navigate replace to={addressOf(meta.last_page)} />;
  return (
    <div aria-busy={stale} className="transition-opacity aria-busy:opacity-60">
      <ul aria-label="Bulk edits" className="border-t border-line">
        {bulk_edits.map((edit) => (
          <HistoryRow key={edit.id} edit={edit} />
        ))}
      </ul>
      <Pagination
        className="py-3"
        page={meta.current_page}
        pageSize={meta.per_page}
        renderLink={(page) => <Link preventScrollReset to={addressOf(page)} />}
        total={meta.total}
      />
    </div>
  );
}
