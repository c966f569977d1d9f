import type { PageMeta } from '@placekeeper/contracts/core/page';
import type { BulkEditItem } from '../../../data/bulk-edit/bulk-edit-types.ts';
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
  /** Count of each status; a status without a count has no tab. */
  readonly counts: Readonly<Partial<Record<Status, number>>>;
  readonly stale: boolean;
  readonly addressOf: (place: Place) => string;
}

export function PreviewItems({ page, counts, show, stale, addressOf }: PreviewItemsProps) {
  const { items, meta } = page;
  const tab = (status: Status | undefined) => ({
    current: show === status,
    render: <Link preventScrollReset to={addressOf({ show: status, at: undefined })} />,
  });
  const known = statuses.flatMap((status) => {
    const count = counts[status];
    return count === undefined ? [] : [[status, count] as const];
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
            {forecastStatuses[status].label}
          </TabLink>
        ))}
      </TabsNav>
      {meta.total < shownCount && (
        <p className="pt-3 text-12 text-text-3">
          Locations with exactly the same change share a row.
        </p>
      )}
      <ItemPage
        forecast
        addressOf={(at) => addressOf({ show, at })}
        items={items}
        meta={meta}
        stale={stale}
      />
    </>
  );
}
