import type { Location } from '@placekeeper/contracts/model/location';
import { locationAddress } from '@placekeeper/contracts/wording/location-address';
import { storeCodeOf } from '@placekeeper/contracts/wording/store-code';
import { columnVisibilityFeature, createColumnHelper, tableFeatures } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { RecordOrder } from '../../data/portfolio/record-filters.ts';
import { formatDate } from '../../lib/text/format.ts';
import { SearchMark } from '../filters/search-mark.tsx';
import { LocationName } from '../location/location-name.tsx';
import { OpenStatus } from '../location/open-status.tsx';
import { LocationTags } from '../location/location-tags.tsx';
import { ManagementState } from '../location/management-state.tsx';
import { DeclinedMark } from './declined-mark.tsx';
import { UpdatesLink } from './updates-link.tsx';
import { useShownColumns, type ColumnName } from './list-view.ts';

interface ListColumn {
  readonly name: ColumnName | 'name';
  readonly header: string;
  /** Undefined if the list can't be sorted by the column. */
  readonly sort?: readonly [ascending: RecordOrder, descending: RecordOrder];
  readonly cell: (location: Location) => ReactNode;
}

export const listColumns: readonly ListColumn[] = [
  {
    name: 'name',
    header: 'Location',
    sort: ['name', '-name'],
    cell: (location) => <Name location={location} />,
  },
  {
    name: 'store-code',
    header: 'Store code',
    sort: ['store_code', '-store_code'],
    cell: (location) => <StoreCode code={storeCodeOf(location)} />,
  },
  {
    name: 'address',
    header: 'Address',
    sort: ['formatted_address', '-formatted_address'],
    cell: (location) => (
      <span className="block truncate text-text-2" title={locationAddress(location) ?? undefined}>
        {locationAddress(location) ?? '--'}
      </span>
    ),
  },
  {
    name: 'status',
    header: 'Status',
    cell: ({ status }) =>
      status === 'open' ? (
        <span className="text-text-2">Open</span>
      ) : (
        <OpenStatus status={status} />
      ),
  },
  {
    name: 'management',
    header: 'Management',
    sort: ['gbp_management_status', '-gbp_management_status'],
    cell: ({ gbp_management_status: status }) => <ManagementState status={status} />,
  },
  {
    name: 'updates',
    header: 'Updates',
    sort: ['has_unresolved_updates', '-has_unresolved_updates'],
    cell: (location) => <UpdatesLink location={location} />,
  },
  { name: 'tags', header: 'Tags', cell: ({ tags = [] }) => <LocationTags tags={tags} /> },
  {
    name: 'imported',
    header: 'Imported',
    sort: ['imported_at', '-imported_at'],
    cell: ({ imported_at: at }) =>
      at && <span className="text-text-2 tabular-nums">{formatDate(at)}</span>,
  },
];

function StoreCode({ code }: { readonly code: string | undefined }) {
  return (
    code !== undefined && (
      <span className="block truncate font-mono text-12" title={code}>
        {code}
      </span>
    )
  );
}

/** Omits the status and the store code if they have separate columns. */
function Name({ location }: { readonly location: Location }) {
  const shown = useShownColumns();
  return (
    <>
      <LocationName
        location={location}
        status={!shown.has('status')}
        storeCode={!shown.has('store-code')}
      />
      <SearchMark location={location} />
      <DeclinedMark location={location} />
    </>
  );
}

/** The table only hides columns; the rows arrive sorted, filtered and paged. */
export const features = tableFeatures({ columnVisibilityFeature });

const helper = createColumnHelper<typeof features, Location>();

export const tableColumns = helper.columns(
  listColumns.map(({ name, header, cell }) =>
    helper.display({ id: name, header, cell: ({ row }) => cell(row.original) }),
  ),
);
