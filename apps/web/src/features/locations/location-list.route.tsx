import type { Paged } from '@placekeeper/contracts/core/page';
import type { Location } from '@placekeeper/contracts/model/location';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { useMediaQuery } from '@placekeeper/ui/hooks/use-media-query';
import { PageHeader } from '@placekeeper/ui/page-header';
import { Pagination } from '@placekeeper/ui/pagination';
import { Plus, Tag } from 'lucide-react';
import { Link, Navigate } from 'react-router';
import { locationQueries } from '../../data/locations.ts';
import { usePrefetched } from '../../data/prefetch.ts';
import { formatNumber } from '../../lib/format.ts';
import { to } from '../../lib/paths.ts';
import { isFiltered } from '../../widgets/location-filters/filter-state.ts';
import { LocationFilterBar } from '../../widgets/location-filters/filter-bar.tsx';
import { toFilters } from './list-filters.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { LocationCards } from './location-cards.tsx';
import { LocationTable } from './location-table.tsx';
import { useListState } from './use-list-state.ts';

export function Component() {
  const list = useListState();
  const locations = usePrefetched(locationQueries.list(toFilters(list.state)));
  const total = locations.data?.meta.total;

  return (
    <>
      <PageHeader
        actions={
          <>
            <ButtonLink icon={<Tag aria-hidden />} render={<Link to={to('tags')} />}>
              Tags
            </ButtonLink>
            <AddLocations />
          </>
        }
        count={total === undefined ? undefined : formatNumber(total)}
        title="Locations"
      />
      <LocationFilterBar
        change={list.change}
        pending={locations.isPlaceholderData}
        state={list.state}
      />
      {locations.data && (
        <Results list={list} page={locations.data} stale={locations.isPlaceholderData} />
      )}
      {!locations.data && locations.isPending && <ListSkeleton />}
      {!locations.data && locations.isError && (
        <EmptyState
          retrying={locations.isFetching}
          variant="error"
          onRetry={() => void locations.refetch()}
        >
          Your locations could not be loaded. {locations.error.message}
        </EmptyState>
      )}
    </>
  );
}

function AddLocations() {
  return (
    <ButtonLink
      icon={<Plus aria-hidden />}
      render={<Link to={to('onboarding.connect-google-account')} />}
      variant="primary"
    >
      Add locations
    </ButtonLink>
  );
}

interface ResultsProps {
  readonly list: ReturnType<typeof useListState>;
  readonly page: Paged<Location>;
  /** The page before is shown while the next one is on its way. */
  readonly stale: boolean;
}

function Results({ list, page: { data, meta }, stale }: ResultsProps) {
  const wide = useMediaQuery('(min-width: 768px)');
  if (meta.total === 0) return <NoLocations list={list} />;
  // LOC-2: past the end, as after deleting the last row of the last page.
  if (!stale && meta.current_page > meta.last_page) {
    return <Navigate replace to={list.addressOf({ page: meta.last_page })} />;
  }
  return (
    <div
      aria-busy={stale}
      className="transition-opacity md:mb-6 md:border md:border-line md:bg-surface aria-busy:opacity-60 aria-busy:delay-150"
    >
      {wide ? (
        <LocationTable
          locations={data}
          sort={list.state.sort}
          onSort={(sort) => list.change({ sort })}
        />
      ) : (
        <LocationCards locations={data} />
      )}
      <Pagination
        className={wide ? 'px-3 py-2.5' : 'py-3'}
        page={meta.current_page}
        pageSize={meta.per_page}
        renderLink={(page) => <Link preventScrollReset to={list.addressOf({ page })} />}
        total={meta.total}
      />
    </div>
  );
}

function NoLocations({ list }: Pick<ResultsProps, 'list'>) {
  if (!isFiltered(list.state)) {
    return (
      <EmptyState action={<AddLocations />} variant="first-use">
        Connect a Google account and choose the profiles to keep here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      action={
        <ButtonLink render={<Link to={to('locationManager')} />}>
          Clear search and filters
        </ButtonLink>
      }
      variant="no-results"
    >
      No locations match your search.
    </EmptyState>
  );
}
