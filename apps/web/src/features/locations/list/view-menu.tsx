import { pageSizes } from '@placekeeper/contracts/rules/limits';
import type { MenuTriggerProps } from '@placekeeper/ui/lazy-menu';
import {
  Menu,
  MenuCheckboxItem,
  MenuChoice,
  MenuGroup,
  MenuItem,
  MenuSeparator,
} from '@placekeeper/ui/menu';
import { filtersOf, isFiltered } from '../../../widgets/filters/filter-state.ts';
import { exportLocations } from '../../../widgets/location/export-locations.ts';
import { longPage, type ListState } from '../../../widgets/location-table/list-filters.ts';
import {
  changeDensity,
  showColumn,
  showUsualColumns,
  useDensity,
  useShownColumns,
} from '../../../widgets/location-table/list-view.ts';
import { listColumns } from '../../../widgets/location-table/table-columns.tsx';

interface ViewMenuProps extends MenuTriggerProps {
  readonly wide: boolean;
  readonly state: ListState;
  readonly total: number;
  readonly change: (change: Partial<ListState>) => void;
}

const densities = [
  { value: 'comfortable' as const, label: 'Comfortable' },
  { value: 'compact' as const, label: 'Compact' },
];

const sizes = [
  { value: '25' as const, label: `${pageSizes.locations} per page` },
  { value: '50' as const, label: `${longPage} per page` },
];

const orders = [
  { value: 'unsorted' as const, label: 'Default' },
  { value: 'name' as const, label: 'Name' },
  { value: 'store_code' as const, label: 'Store code' },
  { value: 'formatted_address' as const, label: 'Address' },
  { value: 'gbp_management_status' as const, label: 'Management' },
  { value: 'has_unresolved_updates' as const, label: 'Has updates to review' },
  { value: '-imported_at' as const, label: 'Recently imported' },
];

export function ViewMenu({ wide, state, total, change, ...menu }: ViewMenuProps) {
  return (
    <Menu {...menu} align="end">
      {/* Cards have no column headings, so the menu offers the order. */}
      {!wide && (
        <MenuChoice
          label="Sort by"
          options={orders}
          value={orders.find(({ value }) => value === state.sort)?.value ?? 'unsorted'}
          onValueChange={(sort) => change({ sort: sort === 'unsorted' ? undefined : sort })}
        />
      )}
      {wide && <Columns />}
      <MenuSeparator />
      <MenuChoice
        label="Rows per page"
        options={sizes}
        value={state.size ? '50' : '25'}
        onValueChange={(size) => change({ size: size === '50' ? longPage : undefined })}
      />
      {total > 0 && (
        <>
          <MenuSeparator />
          <MenuItem onClick={() => void exportLocations({ mode: 'matching', ...filtersOf(state) })}>
            {isFiltered(state) ? 'Export results (CSV)' : 'Export all (CSV)'}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

function Columns() {
  const shown = useShownColumns();
  const density = useDensity();
  return (
    <>
      <MenuGroup label="Columns">
        {listColumns.map(
          ({ name, header }) =>
            name !== 'name' && (
              <MenuCheckboxItem
                key={name}
                checked={shown.has(name)}
                closeOnClick={false}
                onCheckedChange={(on) => showColumn(name, on)}
              >
                {header}
              </MenuCheckboxItem>
            ),
        )}
        <MenuItem closeOnClick={false} onClick={showUsualColumns}>
          Reset columns
        </MenuItem>
      </MenuGroup>
      <MenuSeparator />
      <MenuChoice
        label="Density"
        options={densities}
        value={density}
        onValueChange={changeDensity}
      />
    </>
  );
}
