import { Cell, HeaderCell, Row, Table } from '@placekeeper/ui/table';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { columns, type Column } from './columns.tsx';
import type { ListState } from './list-filters.ts';
import { useDensity, useShownColumns } from './list-view.ts';
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
  const chosen = useShownColumns();
  const shown = columns.filter(({ name }) => name === 'name' || chosen.has(name));
  const page = locations.map(({ id }) => id);
  return (
    <Table density={useDensity()} label="Locations">
      <thead>
        <tr>
          <HeaderCell className="w-0 pr-0 print:hidden">
            <PageBox page={page} ref={pageBox} selection={selection} />
          </HeaderCell>
          {shown.map((column) => (
            <HeaderCell key={column.name} {...sortingOf(column, sort, onSort)}>
              {column.header}
            </HeaderCell>
          ))}
          <HeaderCell className="w-0 print:hidden">
            <VisuallyHidden>Actions</VisuallyHidden>
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {locations.map((location) => (
          <Row
            key={location.id}
            {...keys.row(location.id)}
            className="-outline-offset-2"
            selected={selection.has(location.id)}
          >
            <Cell className="pr-0 print:hidden">
              <RowBox location={location} page={page} selection={selection} />
            </Cell>
            {shown.map(({ name, cell }) => (
              <Cell key={name} className={name === 'name' ? 'max-w-[28rem]' : 'whitespace-nowrap'}>
                {cell(location, chosen)}
              </Cell>
            ))}
            <Cell className="py-0 pl-0 print:hidden">
              <RowActions location={location} onOpen={onActions} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function sortingOf({ sort: orders }: Column, sort: string, onSort: LocationTableProps['onSort']) {
  if (!orders) return {};
  const [ascending, descending] = orders;
  const state = ({ [ascending]: 'ascending', [descending]: 'descending' } as const)[sort] ?? 'none';
  return {
    sort: state,
    onSort: () => onSort(state === 'ascending' ? descending : ascending),
  } as const;
}
