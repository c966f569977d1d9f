import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Location } from '@placekeeper/contracts/model/location';
import { storeCodeOf } from '@placekeeper/contracts/wording/store-code';
import { Cell, HeaderCell, Row, Table } from '@placekeeper/ui/table';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useTable } from '@tanstack/react-table';
import type { ComponentProps, CSSProperties, ReactNode, Ref } from 'react';
import { distinctNames } from '../location/distinct-names.ts';
import { type ColumnName, columnNames, useDensity, useShownColumns } from './list-view.ts';
import { PageCheckbox } from '../selection/page-checkbox.tsx';
import { RowCheckbox } from '../selection/row-checkbox.tsx';
import type { RowSelection } from '../selection/row-selection.ts';
import type { RecordOrder } from '../../data/portfolio/record-filters.ts';
import { listColumns, features, tableColumns } from './table-columns.tsx';

/** LOC-6: widths in pixels, equal on every page. The name and the address share the remaining width. */
const fixedWidths: Readonly<Record<string, number>> = {
  'store-code': 108,
  status: 100,
  management: 148,
  updates: 104,
  tags: 204,
  imported: 116,
};
/** In a wide window the column of tags is wider, because the name and the address have enough space there. */
const widthOf = (name: string) =>
  name === 'tags' ? `max(${fixedWidths[name]}px, 16vw)` : fixedWidths[name];
const minimumWidths: Readonly<Record<string, number>> = { name: 140, address: 108 };
const selectionAndActions = 80;

function minimumWidth(
  columns: readonly string[],
): CSSProperties & Record<'--minimum-width', string> {
  const width = columns.reduce(
    (sum, name) => sum + (fixedWidths[name] ?? minimumWidths[name] ?? 0),
    selectionAndActions,
  );
  return { '--minimum-width': `${width}px` };
}

/** The sticky cell covers the outline of a focused row, so the cell draws that part of the outline. */
const focusedActions =
  'in-[tr:focus-visible]:shadow-[inset_-2px_0_var(--color-ring),inset_0_2px_var(--color-ring),inset_0_-2px_var(--color-ring)]';

/** Sticky, so that the row menu stays visible if the columns don't fit. */
const actionsColumn = 'sticky right-0 w-13 bg-surface in-[[role=region]]:border-l print:hidden';

interface LocationTableProps {
  readonly locations: readonly Location[];
  readonly selection: RowSelection<LocationId>;
  /** The checkbox that receives the focus when the selection bar closes. */
  readonly pageBox?: Ref<HTMLInputElement>;
  readonly rowProps?: (location: Location) => Partial<ComponentProps<typeof Row>>;
  readonly sorting?: {
    readonly sort: RecordOrder | undefined;
    readonly onSort: (sort: RecordOrder) => void;
  };
  /** Renders the last cell of a row. `name` is unique on the page. */
  readonly renderActions?: (location: Location, name: string) => ReactNode;
}

export function LocationTable(props: LocationTableProps) {
  const { locations, selection, pageBox, rowProps, sorting, renderActions } = props;
  const shown = useShownColumns();
  const hasCodes = locations.some((location) => storeCodeOf(location) !== undefined);
  const isShown = (name: ColumnName) => shown.has(name) && (name !== 'store-code' || hasCodes);
  const table = useTable({
    features,
    columns: tableColumns,
    data: locations,
    getRowId: ({ id }) => String(id),
    state: {
      columnVisibility: Object.fromEntries(columnNames.map((name) => [name, isShown(name)])),
    },
  });
  const page = locations.map(({ id }) => id);
  const nameOf = distinctNames(locations);
  return (
    <Table
      keepHeader
      className="min-w-(--minimum-width) table-fixed [&_th_button]:scroll-mr-12 print:min-w-0 print:table-auto"
      style={minimumWidth(table.getVisibleLeafColumns().map(({ id }) => id))}
      density={useDensity()}
      label="Locations"
    >
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            <HeaderCell className="w-7 pr-0 print:hidden">
              <PageCheckbox page={page} ref={pageBox} selection={selection} />
            </HeaderCell>
            {group.headers.map((header) => (
              <HeaderCell
                key={header.id}
                {...sortingOf(header.column.id, sorting)}
                // Tags shrink to any width, so on paper their column needs one.
                className={header.column.id === 'tags' ? 'print:w-30!' : 'print:w-auto!'}
                style={{ width: widthOf(header.column.id) }}
              >
                <table.FlexRender header={header} />
              </HeaderCell>
            ))}
            {renderActions && (
              <HeaderCell className={`${actionsColumn} z-20`}>
                <VisuallyHidden>Actions</VisuallyHidden>
              </HeaderCell>
            )}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <Row
            key={row.id}
            {...rowProps?.(row.original)}
            className="-outline-offset-2"
            selected={selection.has(row.original.id)}
          >
            <Cell className="pr-0 print:hidden">
              <RowCheckbox
                id={row.original.id}
                name={nameOf(row.original)}
                page={page}
                selection={selection}
              />
            </Cell>
            {row.getVisibleCells().map((cell) => (
              <Cell key={cell.id} className="whitespace-nowrap print:max-w-36">
                <table.FlexRender cell={cell} />
              </Cell>
            ))}
            {renderActions && (
              <Cell
                className={`${actionsColumn} ${focusedActions} z-[1] pt-0 pb-0 pl-0 transition-colors in-[tr:hover:not([data-selected])]:bg-hover in-data-selected:bg-accent-soft`}
              >
                {renderActions(row.original, nameOf(row.original))}
              </Cell>
            )}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** Without a sort parameter, no column is marked as sorted, because the platform's order is unspecified. */
function sortingOf(column: string, sorting: LocationTableProps['sorting']) {
  const orders = listColumns.find(({ name }) => name === column)?.sort;
  if (!orders || !sorting) return {};
  const [ascending, descending] = orders;
  const state =
    sorting.sort === ascending ? 'ascending' : sorting.sort === descending ? 'descending' : 'none';
  return {
    sort: state,
    onSort: () => sorting.onSort(state === 'ascending' ? descending : ascending),
  } as const;
}
