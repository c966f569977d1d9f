import type { Location } from '@placekeeper/contracts/model/location';
import { Badge } from '@placekeeper/ui/badge';
import { createColumnHelper, tableFeatures } from '@tanstack/react-table';
import { LocationName } from '../../widgets/location-name.tsx';
import { LocationTags } from '../../widgets/location-tags.tsx';
import { ManagementState } from '../../widgets/management-state.tsx';

/** The platform sorts, filters and pages: the table only lays out. */
export const features = tableFeatures({});

const helper = createColumnHelper<typeof features, Location>();

export const columns = helper.columns([
  helper.accessor('name', {
    header: 'Location',
    cell: ({ row }) => <LocationName location={row.original} />,
  }),
  helper.accessor('formatted_address', {
    header: 'Address',
    cell: ({ getValue }) => (
      <span className="block max-w-[22rem] truncate text-text-2">{getValue() ?? '--'}</span>
    ),
  }),
  helper.accessor('gbp_management_status', {
    header: 'Management',
    cell: ({ getValue }) => <ManagementState status={getValue()} />,
  }),
  helper.accessor('has_unresolved_updates', {
    header: 'Updates',
    cell: ({ getValue }) => (getValue() ? <Badge tone="pending">To review</Badge> : null),
  }),
  helper.accessor('tags', {
    header: 'Tags',
    cell: ({ getValue }) => <LocationTags tags={getValue()} />,
  }),
]);

/** The columns that the platform can sort by. */
export const sortable = { name: ['name', '-name'] } as const satisfies Partial<
  Record<keyof Location, readonly [string, string]>
>;
