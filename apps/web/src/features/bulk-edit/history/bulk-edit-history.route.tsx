import { History } from 'lucide-react';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { cn } from '@placekeeper/ui/lib/cn';
import { PageHeader } from '@placekeeper/ui/page-header';
import { Link, Navigate, useLocation, type LoaderFunctionArgs } from 'react-router';
import { bulkEditQueries, type EditsAnswer } from '../../../data/bulk-edit/queries.ts';
import { usePrefetched, prefetch } from '../../../data/api/prefetch.ts';
import { formatNumber } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { BulkEditBreadcrumbs } from '../flow/bulk-edit-breadcrumbs.tsx';
import { ItemSkeleton } from '../items/item-skeleton.tsx';
import * as z from '@placekeeper/contracts/core/zod';
import { urlState } from '../../../lib/url/url-state.ts';
import { useMarkSeen } from '../../../data/realtime/use-mark-seen.ts';
import { EditTable } from './edit-table.tsx';
import { LoadFailed } from '../../../widgets/page/load-failed.tsx';
import { PageLinks } from '../../../widgets/page/page-links.tsx';

const editHistoryState = urlState(
  z.strictObject({ page: z.optional(z.int().check(z.positive())) }),
);

export function loader({ request }: LoaderFunctionArgs): null {
  prefetch(bulkEditQueries.list(editHistoryState.read(new URL(request.url).search).page));
  return null;
}

export function Component() {
  const { page } = editHistoryState.read(useLocation().search);
  const history = usePrefetched(bulkEditQueries.list(page));
  const { data, isPending, isPlaceholderData } = history;
  const total = data?.meta.total ?? 0;
  return (
    <div className="pb-10">
      <PageHeader
        actions={total > 0 && <StartOne />}
        breadcrumbs={<BulkEditBreadcrumbs />}
        count={total > 0 ? `${formatNumber(total)} in this browser` : undefined}
        title="Bulk edit history"
      />
      {data && <Results page={data} stale={isPlaceholderData} />}
      {!data && isPending && <ItemSkeleton label="Loading bulk edit history" />}
      {!data && !isPending && (
        <LoadFailed whole query={history}>
          Couldn’t load bulk edit history.
        </LoadFailed>
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
  /** Whether `page` is the previous page, shown until the next page arrives. */
  readonly stale: boolean;
}

const addressOf = (page: number) => to('bulk-edit.history', {}, page > 1 ? { page } : {});

function Results({ page: { bulk_edits, meta }, stale }: ResultsProps) {
  useMarkSeen(bulk_edits);
  if (meta.total === 0)
    return (
      <EmptyState
        action={<StartOne />}
        icon={<History />}
        title="No bulk edits in this browser yet"
        variant="first-use"
      >
        Edits, holiday plans and spreadsheet imports appear here, and you can undo them.
      </EmptyState>
    );
  if (!stale && meta.current_page > meta.last_page)
    return <Navigate replace to={addressOf(meta.last_page)} />;
  const isPaged = meta.total > meta.per_page;
  return (
    <div aria-busy={stale} className="transition-opacity aria-busy:opacity-60">
      <div className={cn('border-line bg-surface', isPaged ? 'border' : 'border-x border-t')}>
        <EditTable edits={bulk_edits} />
        {isPaged && <PageLinks className="px-3 py-2.5" meta={meta} addressOf={addressOf} />}
      </div>
    </div>
  );
}
