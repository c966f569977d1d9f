import { Button } from '@placekeeper/ui/button';
import { LazyMenu } from '@placekeeper/ui/lazy-menu';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { TagChip } from '@placekeeper/ui/tag-chip';
import { tagColourOf } from '@placekeeper/ui/lib/tag-colour';
import { Plus } from 'lucide-react';
import { usePrefetched } from '../../data/prefetch.ts';
import { tagQueries } from '../../data/tags.ts';
import { LocationSearch } from '../location-search.tsx';
import { managementStates } from '../management-state.tsx';
import { toggleTag, type LocationFilterState } from './filter-state.ts';

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
      <LazyMenu
        trigger={
          <Button icon={<Plus aria-hidden />} variant="secondary">
            Filter
          </Button>
        }
      >
        {(menu) => <FilterMenu {...menu} change={change} state={state} />}
      </LazyMenu>
      <ActiveFilters change={change} state={state} />
    </div>
  );
}

export type FilterControls = Omit<LocationFilterBarProps, 'pending'>;

const FilterMenu = lazyPart(async () => (await import('./filter-menu.tsx')).FilterMenu);

function ActiveFilters({ state, change }: FilterControls) {
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
          onRemove={() => change({ tags: toggleTag(state, tag.id, false) })}
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
