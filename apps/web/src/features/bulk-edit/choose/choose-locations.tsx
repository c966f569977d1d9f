import { unreadableIn } from '@placekeeper/contracts/core/decode';
import type { Paged } from '@placekeeper/contracts/core/page';
import type { Location } from '@placekeeper/contracts/model/location';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { useFocusRequest } from '@placekeeper/ui/hooks/use-focus-request';
import { Pagination } from '@placekeeper/ui/pagination';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { LocationFilterBar } from '../../../widgets/filters/filter-bar.tsx';
import { UnreadRows } from '../../../widgets/page/unread-note.tsx';
import { choiceOf, selectionOf, withFilters } from '../flow/edit-url.ts';
import { StepBar } from '../flow/step-bar.tsx';
import type { EditUrl } from '../flow/use-edit-url.ts';
import {
  countOf,
  everyMatch,
  noLocations,
  type LocationChoice,
} from '../../../widgets/selection/location-choice.ts';
import { ChoiceList } from './choice-list.tsx';
import { ChooseFromList } from './choose-from-list.tsx';
import { ChoiceSkeleton } from './choice-skeleton.tsx';
import { ExportChosen } from './export-chosen.tsx';

interface ChooseLocationsProps {
  readonly address: EditUrl;
  readonly locations: UseQueryResult<Paged<Location>>;
}

/** BULK-1: by search and filters, all that match, or one by one. */
export function ChooseLocations({ address, locations }: ChooseLocationsProps) {
  const { data, isPending, isPlaceholderData, isFetching, refetch } = locations;
  return (
    <>
      <LocationFilterBar
        change={(change, options) => address.change(withFilters(address.state, change), options)}
        pending={isPlaceholderData}
        state={address.state}
        total={data?.meta.total}
      />
      <ChooseFromList address={address} />
      {data && <Matches address={address} page={data} stale={isPlaceholderData} />}
      {!data && isPending && <ChoiceSkeleton />}
      {!data && !isPending && (
        <EmptyState retrying={isFetching} variant="error" onRetry={() => void refetch()}>
          Your locations could not be loaded.
        </EmptyState>
      )}
    </>
  );
}

interface MatchesProps extends Pick<ChooseLocationsProps, 'address'> {
  readonly page: Paged<Location>;
  /** The page before is shown while the next one is on its way. */
  readonly stale: boolean;
}

function Matches({ address, page: shown, stale }: MatchesProps) {
  const { data, meta } = shown;
  const unread = unreadableIn(shown, 'data');
  const choice = choiceOf(address.state);
  if (!stale && meta.total > 0 && meta.current_page > meta.last_page)
    return <Navigate replace to={address.addressOf({ page: meta.last_page })} />;
  return (
    <>
      <ChoiceBar address={address} total={meta.total} />
      <UnreadRows count={unread} one="location" />
      {meta.total === 0 ? (
        <NothingMatches address={address} />
      ) : (
        <div
          aria-busy={stale}
          className="transition-opacity aria-busy:opacity-60 aria-busy:delay-150"
        >
          {data.length > 0 && (
            <ChoiceList choice={choice} locations={data} onChoose={address.choose} />
          )}
          <Pagination
            className="py-3"
            page={meta.current_page}
            pageSize={meta.per_page}
            renderLink={(page) => <Link preventScrollReset to={address.addressOf({ page })} />}
            total={meta.total}
          />
        </div>
      )}
      <Continue address={address} count={countOf(choice, meta.total)} />
    </>
  );
}

function ChoiceBar({ address, total }: { readonly address: EditUrl; readonly total: number }) {
  const choice = choiceOf(address.state);
  const count = countOf(choice, total);
  // Each button may go when it is pressed; the other one is the way back.
  const focus = useFocusRequest();
  const chooseAndGoTo = (next: LocationChoice, button: 'all' | 'none') => {
    address.choose(next);
    focus.request(button);
  };
  return (
    <div className="flex min-h-control flex-wrap items-center gap-x-4 gap-y-1 pb-2">
      <p className="tabular-nums" role="status">
        <strong className="font-600">{formatNumber(count)} chosen</strong>{' '}
        <span className="text-text-2">{wordsFor(choice, total)}</span>
      </p>
      {(choice.mode === 'some' || choice.ids.length > 0) && total > 0 && (
        <Button
          ref={focus.target('all')}
          size="sm"
          variant="link"
          onClick={() => chooseAndGoTo(everyMatch, 'none')}
        >
          {`Choose all ${formatNumber(total)} that match`}
        </Button>
      )}
      {count > 0 && (
        <Button
          ref={focus.target('none')}
          size="sm"
          variant="link"
          onClick={() => chooseAndGoTo(noLocations, 'all')}
        >
          Choose none
        </Button>
      )}
    </div>
  );
}

function wordsFor({ mode, ids }: LocationChoice, total: number): string {
  if (mode === 'matching') return `of ${formatCount(total, 'location')} that match`;
  return ids.length === 0
    ? 'Tick them one by one, or choose all that match.'
    : 'one by one, also across searches';
}

function NothingMatches({ address }: { readonly address: EditUrl }) {
  const none = { filter: undefined, tags: undefined, status: undefined, updates: undefined };
  return (
    <EmptyState
      action={
        <ButtonLink render={<Link to={address.addressOf(withFilters(address.state, none))} />}>
          Clear search and filters
        </ButtonLink>
      }
      variant="no-results"
    >
      No locations match your search.
    </EmptyState>
  );
}

function Continue({ address, count }: { readonly address: EditUrl; readonly count: number }) {
  return (
    <StepBar label="Next step" note="Nothing changes before you have seen a preview.">
      {count > 0 && <ExportChosen selection={selectionOf(address.state)} />}
      <ButtonLink
        disabledReason={count === 0 ? 'Choose at least one location first.' : undefined}
        render={<Link {...address.toStep('changes')} />}
        variant="primary"
      >
        {count === 0 ? 'Continue' : `Continue with ${formatCount(count, 'location')}`}
      </ButtonLink>
    </StepBar>
  );
}
