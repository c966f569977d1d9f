import { storeCodeOf } from '@placekeeper/contracts/wording/store-code';
import type { LocationId } from '@placekeeper/contracts/core/id';
import { unreadableIn } from '@placekeeper/contracts/core/decode';
import type { Paged } from '@placekeeper/contracts/core/page';
import type { Location } from '@placekeeper/contracts/model/location';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { useMediaQuery } from '@placekeeper/ui/hooks/use-media-query';
import { cn } from '@placekeeper/ui/lib/cn';
import { useFocusRequest } from '@placekeeper/ui/hooks/use-focus-request';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { LocationFilterBar } from '../../../widgets/filters/filter-bar.tsx';
import { noFilters, type LocationFilterState } from '../../../widgets/filters/filter-state.ts';
import { nothingMatches } from '../../../widgets/filters/filter-words.ts';
import { SearchMark } from '../../../widgets/filters/search-mark.tsx';
import { UnreadRows } from '../../../widgets/page/unread-note.tsx';
import { choiceOf, selectionOf, withFilters } from '../flow/edit-url.ts';
import { StepBar } from '../flow/step-bar.tsx';
import type { EditUrl } from '../flow/use-edit-url.ts';
import {
  countOf,
  everyMatch,
  noLocations,
  type LocationChoice,
  chooseLocations,
  isChosen,
} from '../../../widgets/selection/location-choice.ts';
import { PageCheckbox } from '../../../widgets/selection/page-checkbox.tsx';
import { LocationTable } from '../../../widgets/location-table/location-table.tsx';
import { rowsBetween } from '../../../widgets/selection/rows-between.ts';
import { ChooseFromList } from './choose-from-list.tsx';
import { ChoiceSkeleton } from './choice-skeleton.tsx';
import { selectionText } from './selection-text.ts';
import { isSimilar, matchWord } from '../../../data/portfolio/similar-matches.ts';
import type { LocationSelection } from '../../../data/locations/location-selection.ts';
import { Download, ListPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { useQuickChanges } from '../../../lib/url/use-quick-changes.ts';
import { exportLocations } from '../../../widgets/location/export-locations.ts';
import { locationAddress } from '@placekeeper/contracts/wording/location-address';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { LocationTags } from '../../../widgets/location/location-tags.tsx';
import { ManagementState } from '../../../widgets/location/management-state.tsx';
import { LoadFailed } from '../../../widgets/page/load-failed.tsx';
import { PageLinks } from '../../../widgets/page/page-links.tsx';

interface ChooseLocationsProps {
  readonly address: EditUrl;
  readonly locations: UseQueryResult<Paged<Location>>;
}

/** The user chooses all matches of the filters, or single locations. */
export function ChooseLocations({ address, locations }: ChooseLocationsProps) {
  const { data, isPending, isPlaceholderData } = locations;
  const filters = useQuickChanges<LocationFilterState>(address.state, (change, options) =>
    address.change(withFilters(address.state, change), options),
  );
  const [listOpen, setListOpen] = useState(false);
  const listId = useId();
  return (
    <>
      <LocationFilterBar
        change={filters.change}
        pending={isPlaceholderData}
        similar={isSimilar(data)}
        state={filters.state}
        total={data?.meta.total}
      >
        <Button
          aria-controls={listOpen ? listId : undefined}
          aria-expanded={listOpen}
          icon={<ListPlus aria-hidden />}
          onClick={() => setListOpen(!listOpen)}
        >
          Select from a list
        </Button>
      </LocationFilterBar>
      <ChooseFromList address={address} id={listId} open={listOpen} />
      {data && <Matches address={address} page={data} stale={isPlaceholderData} />}
      {!data && isPending && <ChoiceSkeleton />}
      {!data && !isPending && (
        <LoadFailed query={locations}>Couldn’t load your locations.</LoadFailed>
      )}
    </>
  );
}

interface MatchesProps extends Pick<ChooseLocationsProps, 'address'> {
  readonly page: Paged<Location>;
  /** Whether `page` is the previous page, shown until the next page arrives. */
  readonly stale: boolean;
}

function Matches({ address, page: shown, stale }: MatchesProps) {
  const { data, meta } = shown;
  const unread = unreadableIn(shown, 'data');
  const choice = choiceOf(address.state);
  const wide = useMediaQuery('(min-width: 64rem)');
  const [touched, setTouched] = useState<LocationId | null>(null);
  if (!stale && meta.total > 0 && meta.current_page > meta.last_page)
    return <Navigate replace to={address.addressOf({ page: meta.last_page })} />;
  return (
    <>
      <ChoiceBar
        address={address}
        page={data.map(({ id }) => id)}
        similar={isSimilar(shown)}
        total={meta.total}
      />
      <UnreadRows count={unread} one="location" />
      {meta.total === 0 ? (
        <NothingMatches address={address} />
      ) : (
        <div
          aria-busy={stale}
          className={cn(
            'transition-opacity aria-busy:opacity-60 aria-busy:delay-150',
            wide && 'overflow-clip rounded-8 border border-line bg-surface',
          )}
        >
          {data.length > 0 &&
            (wide ? (
              <LocationTable
                locations={data}
                selection={{
                  has: (id) => isChosen(choice, id),
                  select: (ids, on) => address.choose(chooseLocations(choice, ids, on)),
                  touch: (id, on, page, range) => {
                    const ids = range ? rowsBetween(page, touched, id) : [id];
                    setTouched(id);
                    address.choose(chooseLocations(choice, ids, on));
                  },
                }}
              />
            ) : (
              <ChoiceList choice={choice} locations={data} onChoose={address.choose} />
            ))}
          <PageLinks
            className={wide ? 'px-3 py-2.5' : 'py-3'}
            meta={meta}
            addressOf={(page) => address.addressOf({ page })}
          />
        </div>
      )}
      <Continue address={address} count={countOf(choice, meta.total)} />
    </>
  );
}

interface ChoiceBarProps {
  readonly address: EditUrl;
  readonly total: number;
  /** Ids on the current page. */
  readonly page: readonly LocationId[];
  readonly similar: boolean;
}

function ChoiceBar({ address, total, page, similar }: ChoiceBarProps) {
  const choice = choiceOf(address.state);
  const count = countOf(choice, total);
  // A pressed button can disappear, so the focus moves to the button that replaces it.
  const focus = useFocusRequest();
  const chooseAndGoTo = (next: LocationChoice, button: 'all' | 'none') => {
    address.choose(next);
    focus.request(button);
  };
  return (
    <div className="flex min-h-control flex-wrap items-center gap-x-4 gap-y-1 pb-2">
      <p className="tabular-nums" role="status">
        {count > 0 && <strong className="font-600">{`${formatNumber(count)} selected `}</strong>}
        <span className="text-text-2">{selectionText(choice, total, page, similar)}</span>
      </p>
      {(choice.mode === 'some' || choice.ids.length > 0) && total > 0 && (
        <Button
          ref={focus.target('all')}
          size="sm"
          variant="link"
          onClick={() => chooseAndGoTo(everyMatch, 'none')}
        >
          {`Select all ${formatNumber(total)} ${matchWord(similar)}`}
        </Button>
      )}
      {count > 0 && (
        <Button
          ref={focus.target('none')}
          size="sm"
          variant="link"
          onClick={() => chooseAndGoTo(noLocations, 'all')}
        >
          Clear selection
        </Button>
      )}
    </div>
  );
}

function NothingMatches({ address }: { readonly address: EditUrl }) {
  return (
    <EmptyState
      action={
        <ButtonLink render={<Link to={address.addressOf(withFilters(address.state, noFilters))} />}>
          Clear search and filters
        </ButtonLink>
      }
      variant="no-results"
    >
      {nothingMatches(address.state)}
    </EmptyState>
  );
}

function Continue({ address, count }: { readonly address: EditUrl; readonly count: number }) {
  return (
    <StepBar label="Next step" note="You’ll preview every change before it’s applied.">
      {count > 0 && <ExportChosen selection={selectionOf(address.state)} />}
      <ButtonLink
        disabledReason={count === 0 ? 'Select at least one location.' : undefined}
        render={<Link {...address.toStep('changes')} />}
        variant="primary"
      >
        {count === 0 ? 'Continue' : `Continue with ${formatCount(count, 'location')}`}
      </ButtonLink>
    </StepBar>
  );
}

interface ExportChosenProps {
  readonly selection: LocationSelection | null;
}

/** BULK-3: the export can be edited in a spreadsheet program and imported. */
function ExportChosen({ selection }: ExportChosenProps) {
  const [pending, setPending] = useState(false);
  if (!selection) return null;
  const save = async () => {
    setPending(true);
    await exportLocations(selection);
    setPending(false);
  };
  return (
    <Button icon={<Download aria-hidden />} loading={pending} onClick={() => void save()}>
      Export as CSV
    </Button>
  );
}

interface ChoiceListProps {
  readonly choice: LocationChoice;
  readonly locations: readonly Location[];
  readonly onChoose: (choice: LocationChoice) => void;
}

/** Replaces the table on narrow screens. */
function ChoiceList({ choice, locations, onChoose }: ChoiceListProps) {
  return (
    <>
      <div className="-mx-gutter flex min-h-11 items-center border-t border-line bg-surface px-gutter">
        <PageCheckbox
          labelled
          page={locations.map(({ id }) => id)}
          selection={{
            has: (id) => isChosen(choice, id),
            select: (ids, on) => onChoose(chooseLocations(choice, ids, on)),
          }}
        />
      </div>
      <ul aria-label="Locations" className="-mx-gutter border-t border-line bg-surface">
        {locations.map((location) => (
          <li
            key={location.id}
            className="grid grid-cols-[minmax(0,1fr)] gap-y-1 border-b border-line px-gutter py-3"
          >
            <Checkbox
              checked={isChosen(choice, location.id)}
              className="max-w-full"
              label={<LocationWords location={location} />}
              onCheckedChange={(on) => onChoose(chooseLocations(choice, [location.id], on))}
            />
            <span className="pl-7 wrap-anywhere text-text-2 empty:hidden">
              {locationAddress(location)}
            </span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 pl-7">
              <ManagementState status={location.gbp_management_status} />
              <LocationTags tags={location.tags ?? []} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function LocationWords({ location }: { readonly location: Location }) {
  const code = storeCodeOf(location);
  return (
    <span className="min-w-0 pl-1 wrap-anywhere">
      <bdi className="mr-2 font-550">{location.name}</bdi>
      {code !== undefined && (
        <span className="inline-block max-w-full font-mono text-12 text-text-3">{code}</span>
      )}
      <SearchMark location={location} />
    </span>
  );
}
