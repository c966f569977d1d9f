import { unreadableIn } from '@placekeeper/contracts/core/decode';
import type { Paged } from '@placekeeper/contracts/core/page';
import type { Location } from '@placekeeper/contracts/model/location';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { useMediaQuery } from '@placekeeper/ui/hooks/use-media-query';
import { LazyMenu } from '@placekeeper/ui/lazy-menu';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { PageHeader } from '@placekeeper/ui/page-header';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { Plus, Search, SlidersHorizontal, Tag } from 'lucide-react';
import { Suspense, useDeferredValue, useMemo } from 'react';
import { Link, Navigate } from 'react-router';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { useCurrentUser } from '../../data/current-user/queries.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { isSimilar } from '../../data/portfolio/similar-matches.ts';
import { formatNumber } from '../../lib/text/format.ts';
import { to } from '../../lib/url/paths.ts';
import { LocationFilterBar } from '../../widgets/filters/filter-bar.tsx';
import { nothingFound } from '../../widgets/filters/filter-words.ts';
import { NoLocations } from '../../widgets/location/no-locations.tsx';
import { LoadFailed } from '../../widgets/page/load-failed.tsx';
import { UnreadRows } from '../../widgets/page/unread-note.tsx';
import { isFirstUse, toFilters } from '../../widgets/location-table/list-filters.ts';
import { LocationRows } from './list/location-rows.tsx';
import { useListState } from './list/use-list-state.ts';
import { useLocationSelection, type LocationListSelection } from './selection/use-selection.ts';

const ReadingNote = lazyPart(
  async () => (await import('../../widgets/filters/reading-note.tsx')).ReadingNote,
);
const ViewSwitch = lazyPart(async () => (await import('./list/view-switch.tsx')).ViewSwitch);
const ViewsMenu = lazyPart(async () => (await import('./list/views-menu.tsx')).ViewsMenu);
const ViewMenu = lazyPart(async () => (await import('./list/view-menu.tsx')).ViewMenu);

export function Component() {
  const list = useListState();
  const locations = usePrefetched(locationQueries.list(toFilters(list.state)));
  const { page, stale } = usePageWithoutLongTask(locations);
  const total = page?.meta.total;
  const selection = useLocationSelection(list.state, total ?? 0);
  const wide = useMediaQuery('(min-width: 64rem), print');
  // Without any locations, the only action is to add some.
  const firstUse = isFirstUse(total, list.state, useCurrentUser().locations_count);

  return (
    <>
      <PageHeader
        actions={
          !firstUse && (
            <>
              {/* On narrow screens, only the navigation links to the tags, so that the title needs one line. */}
              <ButtonLink
                className="max-sm:hidden"
                icon={<Tag aria-hidden />}
                render={<Link to={to('tags')} />}
              >
                Tags
              </ButtonLink>
              <AddLocations />
            </>
          )
        }
        count={total === undefined ? undefined : formatNumber(total)}
        title="Locations"
      />
      {!firstUse && (
        <LocationFilterBar
          change={list.change}
          pending={stale}
          similar={isSimilar(page)}
          state={list.newest}
          total={total}
        >
          {/* Reserves the width of the view switch. */}
          <Suspense fallback={<span className="w-25.5" />}>
            <ViewSwitch change={list.change} state={list.newest} />
          </Suspense>
          <LazyMenu trigger={<Button variant="secondary">Saved views</Button>}>
            {(menu) => <ViewsMenu {...menu} state={list.state} />}
          </LazyMenu>
          <LazyMenu
            trigger={
              <Button icon={<SlidersHorizontal aria-hidden />} variant="secondary">
                Display
              </Button>
            }
          >
            {(menu) => (
              <ViewMenu
                {...menu}
                change={list.change}
                state={list.newest}
                total={total ?? 0}
                wide={wide}
              />
            )}
          </LazyMenu>
        </LocationFilterBar>
      )}
      <p className="text-text-2 not-empty:pb-3 print:hidden" role="status">
        {selection.cleared && 'Selection cleared because the matching locations changed.'}
      </p>
      {page && (
        <Results
          firstUse={firstUse}
          list={list}
          page={page}
          selection={selection}
          stale={stale}
          wide={wide}
        />
      )}
      {(locations.isPending || locations.isPlaceholderData) && (
        <Suspense>
          <ReadingNote />
        </Suspense>
      )}
      {!page && locations.isPending && <ListSkeleton />}
      {!page && locations.isError && (
        <LoadFailed whole query={locations}>
          Couldn’t load your locations.
        </LoadFailed>
      )}
    </>
  );
}

/** Defers the rendering of a new page, but shows a change within the page at once. */
function usePageWithoutLongTask({
  data: page,
  isPlaceholderData: stale,
}: Pick<UseQueryResult<Paged<Location>>, 'data' | 'isPlaceholderData'>) {
  const newest = useMemo(() => ({ page, stale }), [page, stale]);
  const deferred = useDeferredValue(newest);
  return deferred.stale ? deferred : newest;
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
  readonly firstUse: boolean;
  readonly list: ReturnType<typeof useListState>;
  readonly page: Paged<Location>;
  readonly selection: LocationListSelection;
  readonly stale: boolean;
  readonly wide: boolean;
}

function Results({ firstUse, list, page, stale, ...rest }: ResultsProps) {
  const { data, meta } = page;
  const unread = unreadableIn(page, 'data');
  if (meta.total === 0) {
    return (
      <>
        <UnreadRows count={unread} one="location" />
        {firstUse ? <NoLocations /> : <NoMatches state={list.state} />}
      </>
    );
  }
  // The page is past the end, for example after the last row of the last page was deleted.
  if (!stale && meta.current_page > meta.last_page) {
    return <Navigate replace to={list.addressOf({ page: meta.last_page })} />;
  }
  // The last row was deleted, and the next page is loading.
  if (data.length === 0 && unread === 0) return <ListSkeleton />;
  return (
    <>
      <UnreadRows count={unread} one="location" />
      <LocationRows {...rest} list={list} page={page} stale={stale} />
    </>
  );
}

function NoMatches({ state }: Pick<ResultsProps['list'], 'state'>) {
  return (
    <EmptyState
      action={
        <ButtonLink render={<Link to={to('locationManager')} />}>
          Clear search and filters
        </ButtonLink>
      }
      icon={<Search />}
      title="No locations found"
      variant="no-results"
    >
      {nothingFound(state)}
    </EmptyState>
  );
}

const widths = ['w-56', 'w-44', 'w-64', 'w-48', 'w-52', 'w-40', 'w-60', 'w-44'];

function ListSkeleton() {
  return (
    <SkeletonRegion
      className="md:rounded-8 md:border md:border-line md:bg-surface"
      label="Loading locations"
    >
      {widths.map((width, row) => (
        <div key={row} className="flex h-11 items-center gap-8 border-b border-line px-3">
          <Skeleton className={width} />
          <Skeleton className="hidden w-72 lg:block" />
          <Skeleton className="hidden w-24 lg:block" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
