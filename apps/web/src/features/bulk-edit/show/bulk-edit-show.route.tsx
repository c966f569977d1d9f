import { Breadcrumbs, Crumb } from '@placekeeper/ui/breadcrumbs';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { PageHeader } from '@placekeeper/ui/page-header';
import { RelativeTime } from '@placekeeper/ui/relative-time';
import { StatusDot } from '@placekeeper/ui/status-dot';
import type { BulkEdit } from '../../../data/bulk-edit/bulk-edit-types.ts';
import { Link, useLocation, useParams } from 'react-router';
import { isKind } from '../../../data/http/api-error.ts';
import { bulkEditQueries } from '../../../data/bulk-edit/queries.ts';
import { usePrefetched } from '../../../data/api/prefetch.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { DocumentTitle } from '../../../widgets/page/document-title.tsx';
import { PageMissing } from '../../../widgets/page/page-missing.tsx';
import { editLook, editTitle, fieldsText } from '../items/edit-status.ts';
import { ItemSkeleton } from '../items/item-skeleton.tsx';
import {
  itemsQueryOf,
  itemsState,
  loadBulkEditShow,
  readBulkEditId,
} from './bulk-edit-show.loader.ts';
import { EditActions } from './edit-actions.tsx';
import { EditItems } from './edit-items.tsx';
import { EditProgress } from './edit-progress.tsx';

export const loader = loadBulkEditShow;

/** BULK-2; while it runs, also where one sees how far it is (BULK-1). */
export function Component() {
  const id = readBulkEditId(useParams()['bulkEdit']);
  const state = itemsState.read(useLocation().search);
  const read = usePrefetched(bulkEditQueries.detail(id, itemsQueryOf(state)));
  const { data, error, isFetching, isPlaceholderData, refetch } = read;
  const edit = data?.bulk_edit;
  if (!edit && isKind(error, 'not-found')) return <Missing />;
  return (
    <div className="pb-10">
      <DocumentTitle>{edit ? `${editTitle(edit)} · Bulk edit` : 'Bulk edit'}</DocumentTitle>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs>
            <Crumb render={<Link to={to('bulk-edit')} />}>Bulk edit</Crumb>
            <Crumb render={<Link to={to('bulk-edit.history')} />}>History</Crumb>
          </Breadcrumbs>
        }
        title={edit ? editTitle(edit) : 'Bulk edit'}
      />
      {data && edit && (
        <>
          <WhoAndWhen edit={edit} />
          <EditProgress edit={edit} />
          <EditActions edit={edit} />
          <EditItems answer={data} id={id} stale={isPlaceholderData} state={state} />
        </>
      )}
      {!data && !error && <ItemSkeleton label="Loading the bulk edit" />}
      {!data && error && (
        <EmptyState retrying={isFetching} variant="error" onRetry={() => void refetch()}>
          This bulk edit could not be loaded. {error.message}
        </EmptyState>
      )}
    </div>
  );
}

function WhoAndWhen({ edit }: { readonly edit: BulkEdit }) {
  const { tone, label } = editLook(edit);
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-text-2 tabular-nums">
      <StatusDot tone={tone}>{label}</StatusDot>
      <span>{formatCount(edit.total, 'location')}</span>
      {edit.file_name && <span className="wrap-anywhere">{fieldsText(edit)}</span>}
      <span className="text-text-3 wrap-anywhere">
        <bdi>{edit.created_by}</bdi>, <RelativeTime date={edit.created_at} />
      </span>
    </p>
  );
}

function Missing() {
  return (
    <PageMissing way={{ to: to('bulk-edit.history'), label: 'Go to the history' }}>
      There is no bulk edit at this address, or it belongs to another account.
    </PageMissing>
  );
}
