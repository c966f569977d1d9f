import { Button } from '@placekeeper/ui/button';
import { LazyMenu } from '@placekeeper/ui/lazy-menu';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { tagColourOf } from '@placekeeper/ui/lib/tag-colour';
import { TagChip } from '@placekeeper/ui/tag-chip';
import { Plus } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { tagQueries } from '../../data/tags/queries.ts';
import { managementStates } from '../location/management-state.tsx';
import { DebouncedSearch } from './debounced-search.tsx';
import { hasMoreFilters, tagName, toggleTag, type FilterControls } from './filter-state.ts';

interface LocationFilterBarProps extends Omit<FilterControls, 'tags'> {
  readonly pending: boolean;
  readonly total: number | undefined;
  /** True if no location matches exactly and the results are only similar. */
  readonly similar?: boolean;
  readonly children?: ReactNode;
}

/** The search, the filter menu and the active filters. The route's loader must prefetch `tagQueries.list()`. */
export function LocationFilterBar(props: LocationFilterBarProps) {
  const { state, change, pending, similar = false, total, children } = props;
  const tags = usePrefetched(tagQueries.list()).data?.tags;
  const controls = { state, change, tags };
  return (
    <>
      <div
        className="flex flex-wrap items-start gap-2 pb-3 [&>span]:h-control"
        role="search"
        aria-label="Filter locations"
      >
        <DebouncedSearch
          className="max-md:w-48 max-md:grow"
          label="Search name, address, phone, tag…"
          pending={pending}
          value={state.filter ?? ''}
          // Typing adds a single history entry.
          onSearch={(filter) => change({ filter }, { replace: state.filter !== undefined })}
        />
        <LazyMenu
          trigger={
            <Button icon={<Plus aria-hidden />} variant="secondary">
              Filter
            </Button>
          }
        >
          {(menu) => <FilterMenu {...menu} {...controls} />}
        </LazyMenu>
        <ActiveFilters {...controls} />
        {children && (
          <div className="ml-auto flex min-h-control items-center justify-end gap-2 max-md:w-full max-md:*:first:mr-auto max-[22rem]:flex-wrap">
            {children}
          </div>
        )}
      </div>
      <Suspense>
        <FilterRemarks {...controls} similar={similar} total={pending ? undefined : total} />
      </Suspense>
    </>
  );
}

const FilterMenu = lazyPart(async () => (await import('./filter-menu.tsx')).FilterMenu);
const MoreChips = lazyPart(async () => (await import('./filter-remarks.tsx')).MoreChips);
const FilterRemarks = lazyPart(async () => (await import('./filter-remarks.tsx')).FilterRemarks);

function ActiveFilters({ state, change, tags }: FilterControls) {
  const status = managementStates.find((known) => known.status === state.status);
  return (
    <>
      {state.tags?.map((id) => (
        <TagChip
          key={id}
          colour={tagColourOf(id)}
          name={tagName(tags, id)}
          onRemove={() => change({ tags: toggleTag(state, id, false) })}
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
          name="Has updates to review"
          onRemove={() => change({ updates: undefined })}
        />
      )}
      {state.refused && (
        <TagChip
          colour="rose"
          name="Declined by Google"
          onRemove={() => change({ refused: undefined })}
        />
      )}
      <Suspense>{hasMoreFilters(state) && <MoreChips change={change} state={state} />}</Suspense>
    </>
  );
}
