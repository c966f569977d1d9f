import { MoreIcon } from '@placekeeper/ui/icons/more-icon';
import type { Paged } from '@placekeeper/contracts/core/page';
import type { Location } from '@placekeeper/contracts/model/location';
import { locationAddress } from '@placekeeper/contracts/wording/location-address';
import { cn } from '@placekeeper/ui/lib/cn';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { Suspense, useRef, useState, type Ref } from 'react';
import { focusAfter } from '../../../lib/browser/focus-after.ts';
import { formatNumber } from '../../../lib/text/format.ts';
import { distinctNames } from '../../../widgets/location/distinct-names.ts';
import { SearchMark } from '../../../widgets/filters/search-mark.tsx';
import { LocationName } from '../../../widgets/location/location-name.tsx';
import { LocationTags } from '../../../widgets/location/location-tags.tsx';
import { ManagementState } from '../../../widgets/location/management-state.tsx';
import type { Action, PendingAction, ActionTarget } from '../actions/pending-action.ts';
import { LocationTable } from '../../../widgets/location-table/location-table.tsx';
import { DeclinedMark } from '../../../widgets/location-table/declined-mark.tsx';
import { PageCheckbox } from '../../../widgets/selection/page-checkbox.tsx';
import { RowCheckbox } from '../../../widgets/selection/row-checkbox.tsx';
import type { LocationListSelection } from '../selection/use-selection.ts';
import type { MenuPlace } from './row-menu.tsx';
import type { useListState } from './use-list-state.ts';
import { UpdatesLink } from '../../../widgets/location-table/updates-link.tsx';
import { PageLinks } from '../../../widgets/page/page-links.tsx';
import { isSimilar } from '../../../data/portfolio/similar-matches.ts';
import { useRowKeys, type RowKeys } from './use-row-keys.ts';
import { IconButton } from '@placekeeper/ui/icon-button';

const SelectionBar = lazyPart(
  async () => (await import('../selection/selection-bar.tsx')).LocationSelectionBar,
);
const MapView = lazyPart(async () => (await import('../map/map-view.tsx')).MapView);
const RowMenu = lazyPart(async () => (await import('./row-menu.tsx')).RowMenu);
const ActionDialogs = lazyPart(
  async () => (await import('../actions/action-dialogs.tsx')).ActionDialogs,
);

interface LocationRowsProps {
  readonly list: ReturnType<typeof useListState>;
  readonly page: Paged<Location>;
  readonly selection: LocationListSelection;
  /** Whether `page` is the previous page, shown while the next page loads. */
  readonly stale: boolean;
  readonly wide: boolean;
}

export function LocationRows(props: LocationRowsProps) {
  const { list, selection, stale, wide } = props;
  const { data, meta } = props.page;
  const { sort, page: _page, size: _size, view, ...filters } = list.state;
  const pageBox = useRef<HTMLInputElement>(null);
  // The bar closes together with the pressed button, so the page's checkbox takes the focus.
  const clear = () =>
    focusAfter(selection.clear, () =>
      document.activeElement?.closest('[data-row]') ? null : pageBox.current,
    );
  const keys = useRowKeys(view ? [] : data.map(({ id }) => id), selection, clear);
  const [place, setPlace] = useState<MenuPlace | null>(null);
  const [pendingAction, setPendingAction] = useState<PendingAction | null>(null);
  /** Index of the deleted row: the focus moves to the row that takes its place. */
  const gone = useRef<number>(null);
  const opener = useRef<HTMLElement>(null);

  const ask = (action: Action, target: ActionTarget) => {
    gone.current = null;
    opener.current = place?.button ?? null;
    setPendingAction({ action, target, at: performance.now() });
  };
  const rows = {
    keys,
    selection,
    pageBox,
    locations: data,
    onActions: (location: Location, button: HTMLElement) => setPlace({ location, button }),
  };

  return (
    <>
      <div
        {...keys.list}
        aria-busy={stale}
        className={cn(
          'transition-opacity aria-busy:opacity-60 aria-busy:delay-150',
          wide && 'overflow-clip rounded-8 border border-line bg-surface',
          // The selection bar sticks to the bottom edge, so it has no margin below it.
          selection.count === 0 && 'md:mb-6',
        )}
      >
        {view ? (
          <Suspense>
            <MapView filters={filters} selection={selection} />
          </Suspense>
        ) : wide ? (
          <LocationTable
            renderActions={(location, name) => (
              <RowActions location={location} name={name} onOpen={rows.onActions} />
            )}
            locations={data}
            pageBox={pageBox}
            rowProps={({ id }) => keys.row(id)}
            selection={selection}
            sorting={{ sort, onSort: (next) => list.change({ sort: next }) }}
          />
        ) : (
          <LocationCards {...rows} />
        )}
        {!view && (
          <PageLinks
            className={wide ? 'px-3 py-2.5' : 'py-3'}
            meta={meta}
            addressOf={(page) => list.addressOf({ page })}
          />
        )}
        <Suspense>
          {selection.count > 0 && (
            <SelectionBar
              filters={filters}
              page={view ? null : data.map(({ id }) => id)}
              selection={selection}
              similar={isSimilar(props.page)}
              total={meta.total}
              onAct={ask}
              onClear={clear}
            />
          )}
        </Suspense>
      </div>
      <VisuallyHidden role="status">
        {selection.count > 0 && `${formatNumber(selection.count)} selected`}
      </VisuallyHidden>
      <Suspense>
        <RowMenu place={place} onAct={ask} onClose={() => setPlace(null)} />
        <ActionDialogs
          pending={pendingAction}
          focusAfterDelete={() =>
            gone.current === null ? opener.current : keys.rowAt(gone.current)
          }
          onClose={() => setPendingAction(null)}
          onDeleted={(ids) => {
            gone.current = Math.max(
              0,
              data.findIndex(({ id }) => id === ids[0]),
            );
            if (selection.choice.mode === 'matching' && ids.length > 1) selection.clear();
            else selection.forget(ids);
          }}
        />
      </Suspense>
    </>
  );
}

/** Replaces the table on narrow screens. */
function LocationCards({ locations, selection, keys, pageBox, onActions }: RowsProps) {
  const page = locations.map(({ id }) => id);
  const nameOf = distinctNames(locations);
  return (
    <>
      <div className="-mx-gutter flex min-h-11 items-center border-t border-line bg-surface px-gutter print:hidden">
        <PageCheckbox labelled page={page} ref={pageBox} selection={selection} />
      </div>
      <ul aria-label="Locations" className="-mx-gutter border-t border-line bg-surface">
        {locations.map((location) => (
          <li
            key={location.id}
            {...keys.row(location.id)}
            className={cn(
              'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-b border-line px-gutter py-3 -outline-offset-2',
              selection.has(location.id) && 'bg-accent-soft print:bg-transparent',
            )}
          >
            <span className="flex h-5 items-center print:hidden">
              <RowCheckbox
                id={location.id}
                name={nameOf(location)}
                page={page}
                selection={selection}
              />
            </span>
            <span className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
              <LocationName location={location} />
              <SearchMark location={location} />
              <DeclinedMark location={location} />
              <span className="line-clamp-3 wrap-anywhere text-text-2 empty:hidden">
                {locationAddress(location)}
              </span>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
                <ManagementState status={location.gbp_management_status} />
                <UpdatesLink location={location} />
                <LocationTags tags={location.tags ?? []} />
              </span>
            </span>
            <span className="-mt-1 -mr-1.5 print:hidden">
              <RowActions location={location} name={nameOf(location)} onOpen={onActions} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface RowsProps {
  readonly locations: readonly Location[];
  readonly selection: LocationListSelection;
  readonly keys: RowKeys;
  /** Receives the focus when the selection bar closes. */
  readonly pageBox: Ref<HTMLInputElement>;
  readonly onActions: (location: Location, button: HTMLElement) => void;
}

interface RowActionsProps {
  readonly location: Location;
  /** The location's name, made unique on the page for the label. */
  readonly name: string;
  readonly onOpen: RowsProps['onActions'];
}

/** All rows share one menu, which opens beside the pressed button. */
function RowActions({ location, name, onOpen }: RowActionsProps) {
  return (
    <IconButton
      aria-haspopup="menu"
      icon={<MoreIcon />}
      label={`Actions for ${name}`}
      size="sm"
      onClick={({ currentTarget }) => onOpen(location, currentTarget)}
    />
  );
}
