import { Cell, HeaderCell, Row, Table } from '@placekeeper/ui/table';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useTable } from '@tanstack/react-table';
import { distinctNames } from '../../../widgets/location/distinct-names.ts';
import { PageCheckbox } from '../selection/page-checkbox.tsx';
import { RowCheckbox } from '../selection/row-checkbox.tsx';
import type { ListState } from './list-filters.ts';
import { columnNames, useDensity, useShownColumns } from './list-view.ts';
import { type RowsProps, RowActions } from './row-actions.tsx';
import { listColumns, features, tableColumns } from './table-columns.tsx';

/** LOC-6: the name and the address share the remaining width and are truncated before the table scrolls. */
const columnWidths: Readonly<Record<string, string>> = { name: 'w-[45%]', address: 'w-[55%]' };

/** The row menu stays visible if the columns do not fit. */
const actionsColumn = 'sticky right-0 w-0 bg-surface in-[[role=region]]:border-l print:hidden';

interface LocationTableProps extends RowsProps {
  readonly sort: ListState['sort'];
  readonly onSort: (sort: NonNullable<ListState['sort']>) => void;
}

export function LocationTable(props: LocationTableProps) {
  const { locations, selection, keys, pageBox, sort, onSort, onActions } = props;
  const shown = useShownColumns();
  const table = useTable({
    features,
    columns: tableColumns,
    data: locations,
    getRowId: ({ id }) => String(id),
    state: {
      columnVisibility: Object.fromEntries(columnNames.map((name) => [name, shown.has(name)])),
    },
  });
  const page = locations.map(({ id }) => id);
  const nameOf = distinctNames(locations);
  return (
    <Table
      className="[--tag-width:5rem] xl:[--tag-width:7rem] 2xl:[--tag-width:10rem] [&_th_button]:scroll-mr-12"
      density={useDensity()}
      label="Locations"
    >
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            <HeaderCell className="w-0 pr-0 print:hidden">
              <PageCheckbox page={page} ref={pageBox} selection={selection} />
            </HeaderCell>
            {group.headers.map((header) => (
              <HeaderCell
                key={header.id}
                {...sortingOf(header.column.id, sort, onSort)}
                className={columnWidths[header.column.id]}
              >
                <table.FlexRender header={header} />
              </HeaderCell>
            ))}
            <HeaderCell className={`${actionsColumn} z-20`}>
              <VisuallyHidden>Actions</VisuallyHidden>
            </HeaderCell>
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <Row
            key={row.id}
            {...keys.row(row.original.id)}
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
              <Cell key={cell.id} className="whitespace-nowrap">
                <table.FlexRender cell={cell} />
              </Cell>
            ))}
            <Cell
              className={`${actionsColumn} z-[1] py-0 pl-0 transition-colors in-[tr:hover:not([data-selected])]:bg-hover in-data-selected:bg-accent-soft`}
            >
              <RowActions location={row.original} name={nameOf(row.original)} onOpen={onActions} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** Without a sort parameter the order is unspecified. */
function sortingOf(column: string, sort: ListState['sort'], onSort: LocationTableProps['onSort']) {
  const orders = listColumns.find(({ name }) => name === column)?.sort;
  if (!orders) return {};
  const [ascending, descending] = orders;
  const state =
    ({ [ascending]: 'ascending', [descending]: 'descending' } as const)[sort ?? ''] ?? 'none';
  return {
    sort: state,
    onSort: () => onSort(state === 'ascending' ? descending : ascending),
  } as const;
}
