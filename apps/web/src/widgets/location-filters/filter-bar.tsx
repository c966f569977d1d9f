import type { TagId } from '@placekeeper/contracts/core/id';
import { Button } from '@placekeeper/ui/button';
import { Menu, MenuCheckboxItem, MenuChoice, MenuGroup, MenuSeparator } from '@placekeeper/ui/menu';
import { TagChip } from '@placekeeper/ui/tag-chip';
import { tagColourOf } from '@placekeeper/ui/lib/tag-colour';
import { Plus } from 'lucide-react';
import { usePrefetched } from '../../data/prefetch.ts';
import { tagQueries } from '../../data/tags.ts';
import { LocationSearch } from '../location-search.tsx';
import { managementStates } from '../management-state.tsx';
import type { LocationFilterState } from './filter-state.ts';

interface LocationFilterBarProps {
  readonly state: LocationFilterState;
  readonly change: (
    change: Partial<LocationFilterState>,
    options?: { readonly replace?: boolean },
  ) => void;
  /** Results for the filters are on their way. */
  readonly pending: boolean;
}

/** LOC-1: the search, the filters and what of them is on. The loader of the screen starts `tagQueries.list()`. */
export function LocationFilterBar({ state, change, pending }: LocationFilterBarProps) {
  return (
    <div
      className="flex flex-wrap items-center gap-2 pb-3"
      role="search"
      aria-label="Filter locations"
    >
      <LocationSearch
        pending={pending}
        value={state.filter ?? ''}
        // One step of history for a search, however many letters it took.
        onSearch={(filter) => change({ filter }, { replace: state.filter !== undefined })}
      />
      <FilterMenu change={change} state={state} />
      <ActiveFilters change={change} state={state} />
    </div>
  );
}

type FilterProps = Omit<LocationFilterBarProps, 'pending'>;

const statusOptions = [
  { value: 'any' as const, label: 'Any' },
  ...managementStates.map(({ status, label }) => ({ value: status, label })),
];

function FilterMenu({ state, change }: FilterProps) {
  const tags = usePrefetched(tagQueries.list()).data?.tags ?? [];
  return (
    <Menu
      trigger={
        <Button icon={<Plus aria-hidden />} variant="secondary">
          Filter
        </Button>
      }
    >
      <MenuCheckboxItem
        checked={state.updates ?? false}
        onCheckedChange={(updates) => change({ updates })}
      >
        Has updates
      </MenuCheckboxItem>
      <MenuCheckboxItem
        checked={state.refused ?? false}
        onCheckedChange={(refused) => change({ refused })}
      >
        Refused by Google
      </MenuCheckboxItem>
      <MenuSeparator />
      <MenuChoice
        label="Management"
        options={statusOptions}
        value={state.status ?? 'any'}
        onValueChange={(status) => change({ status: status === 'any' ? undefined : status })}
      />
      {tags.length > 0 && (
        <>
          <MenuSeparator />
          <MenuGroup label="Tags">
            {tags.map((tag) => (
              <MenuCheckboxItem
                key={tag.id}
                checked={state.tags?.includes(tag.id) ?? false}
                closeOnClick={false}
                onCheckedChange={(on) => change({ tags: toggled(state, tag.id, on) })}
              >
                {tag.name}
              </MenuCheckboxItem>
            ))}
          </MenuGroup>
        </>
      )}
    </Menu>
  );
}

function ActiveFilters({ state, change }: FilterProps) {
  const tags = usePrefetched(tagQueries.list()).data?.tags ?? [];
  const chosen = state.tags?.map((id) => ({
    id,
    name: tags.find((tag) => tag.id === id)?.name ?? `Tag ${id}`,
  }));
  const status = managementStates.find((known) => known.status === state.status);
  return (
    <>
      {chosen?.map((tag) => (
        <TagChip
          key={tag.id}
          colour={tagColourOf(tag.id)}
          name={tag.name}
          onRemove={() => change({ tags: toggled(state, tag.id, false) })}
        />
      ))}
      {status && (
        <TagChip
          colour="slate"
          name={status.label}
          onRemove={() => change({ status: undefined })}
        />
      )}
      {state.updates && (
        <TagChip
          colour="amber"
          name="Has updates"
          onRemove={() => change({ updates: undefined })}
        />
      )}
      {state.refused && (
        <TagChip
          colour="rose"
          name="Refused by Google"
          onRemove={() => change({ refused: undefined })}
        />
      )}
    </>
  );
}

const toggled = ({ tags = [] }: LocationFilterState, id: TagId, on: boolean) =>
  on ? [...tags.filter((tag) => tag !== id), id] : tags.filter((tag) => tag !== id);
