import { MoreIcon } from '../src/icons/more-icon.tsx';
import { Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../src/components/badge.tsx';
import { Button } from '../src/components/button.tsx';
import { Checkbox } from '../src/components/checkbox.tsx';
import { IconButton } from '../src/components/icon-button.tsx';
import {
  createMenuHandle,
  MenuItem,
  SharedMenu,
  SharedMenuTrigger,
} from '../src/components/menu.tsx';
import { PageHeader } from '../src/components/page-header.tsx';
import { Pagination } from '../src/components/pagination.tsx';
import { SearchField } from '../src/components/search-field.tsx';
import { StatusDot } from '../src/components/status-dot.tsx';
import { Cell, HeaderCell, Row, Table } from '../src/components/table.tsx';
import { TagChip } from '../src/components/tag-chip.tsx';
import { tagColourOf } from '../src/lib/tag-colour.ts';
import { Section } from './specimen.tsx';

type Location = {
  code: string;
  name: string;
  address: string;
  state: 'ok' | 'neutral' | 'danger';
  updates: number;
  tags: string[];
};

const locations: Location[] = [
  {
    code: 'HSD-001',
    name: 'Harbour Street Dental',
    address: '12 Harbour Street, Bristol BS1 4RN',
    state: 'ok',
    updates: 3,
    tags: ['Flagship', 'South'],
  },
  {
    code: 'HSD-002',
    name: 'Harbour Street Dental, Clifton',
    address: '88 Whiteladies Road, Bristol BS8 2QN',
    state: 'ok',
    updates: 0,
    tags: ['South'],
  },
  {
    code: 'LGC-014',
    name: 'Larkspur Garden Centre',
    address: 'Toll Lane, Keynsham BS31 2AU',
    state: 'ok',
    updates: 1,
    tags: ['Holiday hours'],
  },
  {
    code: 'NTH-BELT',
    name: 'Northgate Tool Hire, Beltline',
    address: '1010 Sample Avenue SW, Calgary T2R 0A1',
    state: 'danger',
    updates: 14,
    tags: ['Northgate'],
  },
  {
    code: 'OSL-1',
    name: 'Ostler & Sons Locksmiths, Safes and Emergency Door Opening of Weston-super-Mare',
    address: '--',
    state: 'neutral',
    updates: 0,
    tags: [],
  },
];
const tagNames = [...new Set(locations.flatMap(({ tags }) => tags))];

type MenuHandle = ReturnType<typeof createMenuHandle<Location>>;
const stateText = { ok: 'Managed', neutral: 'Not managed', danger: 'Reconnect needed' };

export function ListPage() {
  const [selected, setSelected] = useState(new Set(['HSD-001', 'NTH-BELT']));
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [menu] = useState(() => createMenuHandle<Location>());

  const toggle = (code: string, on: boolean) => {
    const next = new Set(selected);
    if (on) next.add(code);
    else next.delete(code);
    setSelected(next);
  };
  const toggleAll = (on: boolean) =>
    setSelected(new Set(on ? locations.map(({ code }) => code) : []));

  return (
    <Section
      id="list"
      lead="A ledger: rows divided by one rule, figures of one width, the selection in the accent."
      title="A list"
    >
      <div>
        <PageHeader
          actions={
            <>
              <Button icon={<Download aria-hidden />} variant="ghost">
                Export
              </Button>
              <Button icon={<Plus aria-hidden />} variant="primary">
                Add locations
              </Button>
            </>
          }
          count="2,504"
          title="Locations"
        />
        <SearchField
          className="mb-3 w-80 max-w-full"
          label="Search name, store code, address"
          value={search}
          onValueChange={setSearch}
        />
        <div className="border border-line bg-surface">
          <Table label="Locations">
            <thead>
              <tr>
                <HeaderCell className="w-10">
                  <Checkbox
                    aria-label="Select all"
                    checked={selected.size === locations.length}
                    indeterminate={selected.size > 0 && selected.size < locations.length}
                    onCheckedChange={toggleAll}
                  />
                </HeaderCell>
                <HeaderCell sort="ascending">Location</HeaderCell>
                <HeaderCell>Address</HeaderCell>
                <HeaderCell>Management</HeaderCell>
                <HeaderCell align="end" sort="none">
                  Updates
                </HeaderCell>
                <HeaderCell>Tags</HeaderCell>
                <HeaderCell>
                  <span className="sr-only">Actions</span>
                </HeaderCell>
              </tr>
            </thead>
            <tbody>
              {locations.map((location) => (
                <LocationRow
                  key={location.code}
                  location={location}
                  menu={menu}
                  selected={selected.has(location.code)}
                  onSelect={(on) => toggle(location.code, on)}
                />
              ))}
            </tbody>
          </Table>
          <Pagination
            className="min-h-13 px-3 py-2"
            label="Pages of locations"
            page={page}
            pageSize={25}
            total={312}
            onPageChange={setPage}
          />
        </div>
        <SharedMenu handle={menu}>
          {(location) => <MenuItem>Open {location.name}</MenuItem>}
        </SharedMenu>
      </div>
    </Section>
  );
}

type LocationRowProps = {
  location: Location;
  menu: MenuHandle;
  selected: boolean;
  onSelect: (on: boolean) => void;
};

function LocationRow({ location, menu, selected, onSelect }: LocationRowProps) {
  return (
    <Row selected={selected}>
      <Cell>
        <Checkbox
          aria-label={`Select ${location.name}`}
          checked={selected}
          onCheckedChange={onSelect}
        />
      </Cell>
      <Cell className="max-w-96 min-w-64">
        <a className="mr-2.5 inline-flex min-h-6 items-center font-550" href="#list">
          {location.name}
        </a>
        <span className="font-mono text-12 whitespace-nowrap text-text-3">{location.code}</span>
      </Cell>
      <Cell className="min-w-44 text-text-2">{location.address}</Cell>
      <Cell className="whitespace-nowrap">
        <StatusDot tone={location.state}>{stateText[location.state]}</StatusDot>
      </Cell>
      <Cell numeric>
        {location.updates > 0 ? (
          <Badge tone="pending">{location.updates}</Badge>
        ) : (
          <span className="px-1.5 text-text-3">0</span>
        )}
      </Cell>
      <Cell>
        <span className="flex gap-1.5">
          {location.tags.map((tag) => (
            <TagChip key={tag} colour={tagColourOf(tagNames.indexOf(tag))} name={tag} />
          ))}
        </span>
      </Cell>
      <Cell align="end" className="w-12">
        <SharedMenuTrigger handle={menu} payload={location}>
          <IconButton icon={<MoreIcon />} label={`Actions for ${location.name}`} size="sm" />
        </SharedMenuTrigger>
      </Cell>
    </Row>
  );
}
