import { StatusDot } from '@placekeeper/ui/status-dot';
import { bulkItemStatuses } from '../../../data/bulk-edit/bulk-edit-types.ts';
import { Link, useLocation, useParams, Navigate, type LoaderFunctionArgs } from 'react-router';
import { isKind, apiError } from '../../../data/http/api-error.ts';
import {
  bulkEditQueries,
  type EditAnswer,
  type PageQuery,
} from '../../../data/bulk-edit/queries.ts';
import type { RefCallback } from 'react';
import { openJobPage } from '../../../data/batch/job-run.ts';
import { usePrefetched, prefetch } from '../../../data/api/prefetch.ts';
import { to } from '../../../lib/url/paths.ts';
import { DocumentTitle } from '../../../widgets/page/document-title.tsx';
import { PageMissing } from '../../../widgets/page/page-missing.tsx';
import { editTitle, statusCounts } from '../../../widgets/bulk-edit/edit-status.ts';
import { ItemSkeleton } from '../items/item-skeleton.tsx';
import { EditHeader } from './edit-header.tsx';
import { useMarkSeen } from '../../../data/realtime/use-mark-seen.ts';
import { EditProgress } from './edit-progress.tsx';
import type { JobId } from '../../../data/batch/job.ts';
import { TabLink, TabsNav } from '@placekeeper/ui/tabs-nav';
import { ItemPage } from '../items/item-list.tsx';
import { itemStatuses } from '../../../widgets/bulk-edit/item-status.ts';
import * as z from '@placekeeper/contracts/core/zod';
import { safeParse } from '@placekeeper/contracts/core/validate';
import { urlState } from '../../../lib/url/url-state.ts';
import { LoadFailed } from '../../../widgets/page/load-failed.tsx';

const itemsState = urlState(
  z.strictObject({
    status: z.optional(z.enum(bulkItemStatuses)),
    page: z.optional(z.int().check(z.positive())),
  }),
);
type ItemsState = ReturnType<typeof itemsState.read>;

const itemsQueryOf = ({ status, page = 1 }: ItemsState): PageQuery => ({
  ...(status && { status }),
  ...(page > 1 && { page: { number: page } }),
});

/** SHELL-14: an invalid id is a missing bulk edit. */
function readBulkEditId(param: string | undefined): JobId {
  const id = safeParse(
    z.int().check(z.positive()),
    /^\d+$/.test(param ?? '') ? Number(param) : null,
  );
  if (!id.success) throw apiError({ kind: 'not-found' });
  return id.data;
}

export function loader({ params, request }: LoaderFunctionArgs): null {
  const items = itemsQueryOf(itemsState.read(new URL(request.url).search));
  prefetch(bulkEditQueries.detail(readBulkEditId(params['bulkEdit']), items));
  return null;
}

export function Component() {
  const id = readBulkEditId(useParams()['bulkEdit']);
  const state = itemsState.read(useLocation().search);
  const read = usePrefetched(bulkEditQueries.detail(id, itemsQueryOf(state)));
  const { data, error, isPlaceholderData } = read;
  const edit = data?.bulk_edit;
  useMarkSeen(edit ? [edit] : []);
  if (!edit && isKind(error, 'not-found')) return <Missing />;
  const notePage: RefCallback<HTMLElement> = (element) => {
    if (!element) return undefined;
    openJobPage.set(id);
    return () => openJobPage.set(null);
  };
  return (
    <div ref={notePage} className="pb-10">
      <DocumentTitle>{edit ? `${editTitle(edit)} · Bulk edit` : 'Bulk edit'}</DocumentTitle>
      <EditHeader edit={edit} />
      {data && edit && (
        <>
          <EditProgress edit={edit} />
          <EditItems answer={data} id={id} stale={isPlaceholderData} state={state} />
        </>
      )}
      {!data && !error && <ItemSkeleton label="Loading bulk edit" />}
      {!data && error && (
        <LoadFailed whole query={read}>
          Couldn’t load this bulk edit.
        </LoadFailed>
      )}
    </div>
  );
}

function Missing() {
  return (
    <PageMissing way={{ to: to('bulk-edit.history'), label: 'View history' }}>
      This bulk edit doesn’t exist, or you don’t have access to it.
    </PageMissing>
  );
}

interface EditItemsProps {
  readonly id: JobId;
  readonly answer: EditAnswer;
  readonly state: ItemsState;
  /** Whether `answer` is for another page or status, shown until the next answer arrives. */
  readonly stale: boolean;
}

function EditItems({ id, answer, state, stale }: EditItemsProps) {
  const { bulk_edit: edit, items, meta } = answer;
  const addressOf = (next: ItemsState) => to('bulk-edit.show', { bulkEdit: id }, next);
  const tab = (status: ItemsState['status']) => ({
    current: state.status === status,
    render: <Link preventScrollReset to={addressOf({ status })} />,
  });
  if (!stale && meta.total > 0 && meta.current_page > meta.last_page)
    return <Navigate replace to={addressOf({ ...state, page: meta.last_page })} />;
  return (
    <>
      <TabsNav label="Results by location">
        <TabLink count={edit.total} {...tab(undefined)}>
          All
        </TabLink>
        {tabsOf(edit.item_totals, state.status).map(([status, count]) => (
          <TabLink key={status} count={count} {...tab(status)}>
            <StatusDot className="text-inherit" tone={itemStatuses[status].tone}>
              {itemStatuses[status].label}
            </StatusDot>
          </TabLink>
        ))}
      </TabsNav>
      <ItemPage
        addressOf={(page) => addressOf({ ...state, page })}
        // The title of an edit of attributes doesn't name them.
        isFieldKnown={edit.fields.length === 1 && !hasAttribute(items)}
        items={items}
        meta={meta}
        stale={stale}
      />
    </>
  );
}

const hasAttribute = (items: EditAnswer['items']) =>
  items.some(({ changes }) => changes.some(({ attribute }) => attribute !== undefined));

type Status = NonNullable<ItemsState['status']>;

/** Statuses with a count, plus the selected one even if it is empty. */
function tabsOf(
  totals: EditItemsProps['answer']['bulk_edit']['item_totals'],
  selected: ItemsState['status'],
): readonly (readonly [Status, number])[] {
  const found = statusCounts(totals);
  const isAmong = selected === undefined || found.some(([status]) => status === selected);
  return isAmong ? found : [...found, [selected, 0]];
}
