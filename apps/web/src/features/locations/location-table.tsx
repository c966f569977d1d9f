import type { Location } from '@placekeeper/contracts/model/location';
import { Cell, HeaderCell, Row, Table } from '@placekeeper/ui/table';
import { useTable } from '@tanstack/react-table';
import { columns, features, sortable } from './columns.tsx';
import type { ListState } from './list-filters.ts';

interface LocationTableProps {
  readonly locations: readonly Location[];
  readonly sort: ListState['sort'];
  readonly onSort: (sort: NonNullable<ListState['sort']>) => void;
}

export function LocationTable({ locations, sort = 'name', onSort }: LocationTableProps) {
  const table = useTable({ features, columns, data: locations, getRowId: ({ id }) => String(id) });
  return (
    <Table label="Locations">
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <HeaderCell key={header.id} {...sortingOf(header.column.id, sort, onSort)}>
                <table.FlexRender header={header} />
              </HeaderCell>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <Row key={row.id}>
            {row.getAllCells().map((cell) => (
              <Cell
                key={cell.id}
                className={cell.column.id === 'name' ? 'max-w-[28rem]' : 'whitespace-nowrap'}
              >
                <table.FlexRender cell={cell} />
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function sortingOf(column: string, sort: string, onSort: LocationTableProps['onSort']) {
  const orders = Object.entries(sortable).find(([name]) => name === column)?.[1];
  if (!orders) return {};
  const [ascending, descending] = orders;
  const state = ({ [ascending]: 'ascending', [descending]: 'descending' } as const)[sort] ?? 'none';
  return {
    sort: state,
    onSort: () => onSort(state === 'ascending' ? descending : ascending),
  } as const;
}
