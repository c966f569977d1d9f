import type { PageMeta } from '@placekeeper/contracts/core/page';
import type { BulkEditItem } from '../../../data/bulk-edit/bulk-edit-types.ts';
import { StatusDot } from '@placekeeper/ui/status-dot';
import { TabLink, TabsNav } from '@placekeeper/ui/tabs-nav';
import { Link } from 'react-router';
import { ItemPage } from '../items/item-list.tsx';
import { forecastStatuses } from '../../../widgets/bulk-edit/item-status.ts';

const statuses = ['pending', 'unchanged', 'refused'] as const;
type Status = (typeof statuses)[number];

interface Place {
  readonly show?: Status | undefined;
  readonly at?: number | undefined;
}

interface PreviewItemsProps extends Pick<Place, 'show'> {
  readonly page: { readonly items: readonly BulkEditItem[]; readonly meta: PageMeta };
  /** A status without locations has no tab, unless it is shown. */
  readonly counts: Readonly<Partial<Record<Status, number>>>;
  readonly stale: boolean;
  /** Whether the rows don't name their field, because the screen does. */
  readonly isFieldKnown?: boolean;
  readonly addressOf: (place: Place) => string;
}

export function PreviewItems({
  page,
  counts,
  show,
  stale,
  isFieldKnown,
  addressOf,
}: PreviewItemsProps) {
  const { items, meta } = page;
  const tab = (status: Status | undefined) => ({
    current: show === status,
    render: <Link preventScrollReset to={addressOf({ show: status, at: undefined })} />,
  });
  const known = statuses.flatMap((status) => {
    const count = counts[status] ?? 0;
    return count > 0 || status === show ? [[status, count] as const] : [];
  });
  const total = known.reduce((sum, [, count]) => sum + count, 0);
  const shownCount = show === undefined ? total : (counts[show] ?? 0);
  return (
    <>
      <TabsNav className="mt-5" label="Preview">
        <TabLink count={total} {...tab(undefined)}>
          All
        </TabLink>
        {known.map(([status, count]) => (
          <TabLink key={status} count={count} {...tab(status)}>
            <StatusDot className="text-inherit" tone={forecastStatuses[status].tone}>
              {forecastStatuses[status].label}
            </StatusDot>
          </TabLink>
        ))}
      </TabsNav>
      {meta.total < shownCount && (
        <p className="pt-3 text-12 text-text-3">
          Locations with the same values before and after share a row.
        </p>
      )}
      <ItemPage
        forecast
        isFieldKnown={isFieldKnown}
        addressOf={(at) => addressOf({ show, at })}
        items={items}
        meta={meta}
        stale={stale}
      />
    </>
  );
}
