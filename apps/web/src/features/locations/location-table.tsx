import { Cell, HeaderCell, Row, Table } from '@placekeeper/ui/table';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useTable } from '@tanstack/react-table';
import { distinctNames } from '../../widgets/distinct-names.ts';
import { columns, features, tableColumns } from './columns.tsx';
import type { ListState } from './list-filters.ts';
import { columnNames, useDensity, useShownColumns } from './list-view.ts';
import { RowActions } from './row-actions.tsx';
import type { RowsProps } from './rows.ts';
import { PageBox } from './selection/page-box.tsx';
import { RowBox } from './selection/row-box.tsx';

interface LocationTableProps extends RowsProps {
  readonly sort: ListState['sort'];
  readonly onSort: (sort: NonNullable<ListState['sort']>) => void;
}

export function LocationTable(props: LocationTableProps) {
  const { locations, selection, keys, pageBox, sort = 'name', onSort, onActions } = props;
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
    <Table density={useDensity()} label="Locations">
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            <HeaderCell className="w-0 pr-0 print:hidden">
              <PageBox page={page} ref={pageBox} selection={selection} />
            </HeaderCell>
            {group.headers.map((header) => (
              <HeaderCell key={header.id} {...sortingOf(header.column.id, sort, onSort)}>
                <table.FlexRender header={header} />
              </HeaderCell>
            ))}
            <HeaderCell className="w-0 print:hidden">
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
              <RowBox
                id={row.original.id}
                name={nameOf(row.original)}
                page={page}
                selection={selection}
              />
            </Cell>
            {row.getVisibleCells().map((cell) => (
              <Cell
                key={cell.id}
                className={
                  cell.column.id === 'name'
                    ? 'max-w-[26rem] min-[120rem]:max-w-[44rem]'
                    : 'whitespace-nowrap'
                }
              >
                <table.FlexRender cell={cell} />
              </Cell>
            ))}
            <Cell className="py-0 pl-0 print:hidden">
              <RowActions location={row.original} name={nameOf(row.original)} onOpen={onActions} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function sortingOf(column: string, sort: string, onSort: LocationTableProps['onSort']) {
  const orders = columns.find(({ name }) => name === column)?.sort;
  if (!orders) return {};
  const [ascending, descending] = orders;
  const state = ({ [ascending]: 'ascending', [descending]: 'descending' } as const)[sort] ?? 'none';
  return {
    sort: state,
    onSort: () => onSort(state === 'ascending' ? descending : ascending),
  } as const;
}
