import type { JobId } from '../../../data/batch/job.ts';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { Pagination } from '@placekeeper/ui/pagination';
import { TabLink, TabsNav } from '@placekeeper/ui/tabs-nav';
import { Link, Navigate } from 'react-router';
import type { EditAnswer } from '../../../data/bulk-edit/queries.ts';
import { to } from '../../../lib/url/paths.ts';
import { occurring } from '../items/edit-status.ts';
import { ItemList } from '../items/item-list.tsx';
import { itemStatuses } from '../items/item-status.ts';
import type { ItemsState } from './bulk-edit-show.loader.ts';

interface EditItemsProps {
  readonly id: JobId;
  readonly answer: EditAnswer;
  readonly state: ItemsState;
  /** What is shown belongs to another page or status. */
  readonly stale: boolean;
}

/** BULK-2: a page of locations, and tabs for what became of them. */
export function EditItems({ id, answer, state, stale }: EditItemsProps) {
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
      <TabsNav label="What became of the locations">
        <TabLink count={edit.total} {...tab(undefined)}>
          All
        </TabLink>
        {tabsOf(edit.item_totals, state.status).map(([status, count]) => (
          <TabLink key={status} count={count} {...tab(status)}>
            {itemStatuses[status].label}
          </TabLink>
        ))}
      </TabsNav>
      <div aria-busy={stale} className="transition-opacity aria-busy:opacity-60">
        {items.length > 0 ? (
          <ItemList items={items} />
        ) : (
          <EmptyState variant="no-results">No location is among these any more.</EmptyState>
        )}
        {meta.total > 0 && (
          <Pagination
            className="py-3"
            page={meta.current_page}
            pageSize={meta.per_page}
            renderLink={(page) => <Link preventScrollReset to={addressOf({ ...state, page })} />}
            total={meta.total}
          />
        )}
      </div>
    </>
  );
}

type Status = NonNullable<ItemsState['status']>;

/** Those that occur; and the one that is looked at, also when the last location has left it. */
function tabsOf(
  totals: EditItemsProps['answer']['bulk_edit']['item_totals'],
  looked: ItemsState['status'],
): readonly (readonly [Status, number])[] {
  const found = occurring(totals);
  const isAmong = looked === undefined || found.some(([status]) => status === looked);
  return isAmong ? found : [...found, [looked, 0]];
}
