import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Location } from '@placekeeper/contracts/model/location';
import type { GoogleService } from '@placekeeper/contracts/model/service';
import { Badge } from '@placekeeper/ui/badge';
import { Button } from '@placekeeper/ui/button';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { ChevronDown, Check, Plus } from 'lucide-react';
import { type ReactNode, type Ref, useState, type MouseEvent } from 'react';
import { useSuggestions, type Suggestion } from '../../../data/services/queries.ts';
import { keyOfSuggestion, type useServiceChanges } from '../../../data/services/service-changes.ts';
import { focusAfter } from '../../../lib/browser/focus-after.ts';
import { formatNumber, formatCount, formatList } from '../../../lib/text/format.ts';
import { LoadFailed } from '../../../widgets/page/load-failed.tsx';
import { ServiceChangeError } from '../changes/change-error.tsx';
import { moveFocusAfterRemoval } from '../changes/move-focus-after-removal.ts';
import type { ServiceFilter } from '../filter/service-filter.ts';
import { noSuggestionsText, suggestionLists, type SuggestionLists } from './suggestion-groups.ts';

interface SuggestionsPanelProps {
  readonly location: Location;
  readonly filter: ServiceFilter;
  readonly listed: readonly GoogleService[];
  readonly changing: SuggestionChanges;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly className?: string;
}

/** Google's services for the location's categories that the location doesn't list. */
export function SuggestionsPanel(props: SuggestionsPanelProps) {
  const { location, filter, listed, changing, headingRef, className } = props;
  const { data, error, isPending, isFetching, refetch } = useSuggestions(location);
  const managed = (location.gbp_management_status ?? 'enabled') === 'enabled';
  const lists =
    data && managed && suggestionLists(data.suggestions, listed, changing.changes, filter);
  const waiting = lists ? lists.open.filter(({ added }) => !added).length : 0;

  return (
    <section aria-labelledby="suggestions" className={className}>
      <div className="flex items-center gap-2 pb-1">
        <h2
          id="suggestions"
          ref={headingRef}
          tabIndex={-1}
          className="scroll-mt-4 rounded-4 text-14"
        >
          Suggested by Google
        </h2>
        {waiting > 0 && <Badge>{formatNumber(waiting)}</Badge>}
      </div>
      {!managed && <Unmanaged location={location} />}
      {lists && (
        <SuggestionList
          // The key collapses the list when the filter changes.
          key={JSON.stringify(filter)}
          location={location}
          lists={lists}
          emptyText={noSuggestionsText(
            data.has_google_suggestions === false ? [] : data.suggestions,
            listed,
            changing.changes,
            filter,
          )}
          changing={changing}
        />
      )}
      {managed && !data && isPending && <PanelSkeleton />}
      {managed && error && (
        <LoadFailed className="px-0 py-6" query={{ error, isFetching, refetch }}>
          Couldn’t load suggestions.
        </LoadFailed>
      )}
    </section>
  );
}

function Unmanaged({ location }: { readonly location: Location }) {
  return (
    <Remark>
      {location.gbp_management_status === 'lost-authorization'
        ? 'Reconnect the Google account to see suggestions.'
        : 'Suggestions are only available for managed locations. Turn on management to see them.'}
    </Remark>
  );
}

function Remark({ children }: { readonly children: ReactNode }) {
  return <p className="py-2 text-text-2">{children}</p>;
}

function PanelSkeleton() {
  return (
    <SkeletonRegion label="Loading suggestions">
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className="flex items-center justify-between gap-4 py-3">
          <Skeleton className="w-40" />
          <Skeleton className="h-7 w-24" />
        </div>
      ))}
    </SkeletonRegion>
  );
}

/** Shortens the list, because a category can have forty suggestions. */
const shownAtFirst = 10;

interface SuggestionListProps {
  readonly location: Location;
  readonly lists: SuggestionLists;
  readonly emptyText: string;
  readonly changing: SuggestionChanges;
}

function SuggestionList({ location, lists, emptyText, changing }: SuggestionListProps) {
  const [all, setAll] = useState(false);
  const [dismissedShown, setDismissedShown] = useState(false);
  const { open, dismissed } = lists;
  const shown = all ? open : open.slice(0, shownAtFirst);
  const more = open.length - shown.length;
  const manyCategories = (location.additional_categories ?? []).length > 0;

  const rows = (suggestions: readonly Suggestion[]) =>
    suggestions.map((suggestion) => (
      <SuggestionRow
        key={suggestion.id}
        id={location.id}
        suggestion={suggestion}
        categories={manyCategories ? formatList(namesOf(suggestion)) : null}
        changing={changing}
      />
    ));
  const showAll = ({ currentTarget }: MouseEvent) => {
    const section = currentTarget.closest('section');
    focusAfter(
      () => setAll(true),
      () => section?.querySelectorAll('li')[shownAtFirst]?.querySelector('button'),
    );
  };

  return (
    <>
      {open.length === 0 && <p className="py-2 text-text-2">{emptyText}</p>}
      <ul className="divide-y divide-line">{rows(shown)}</ul>
      {more > 0 && (
        <Button className="mt-2" size="sm" onClick={showAll}>
          {`Show ${formatCount(more, 'more suggestion')}`}
        </Button>
      )}
      {dismissed.length > 0 && (
        <>
          <Button
            aria-expanded={dismissedShown}
            className="mt-3 -ml-2.5"
            size="sm"
            variant="ghost"
            icon={<ChevronDown aria-hidden className={dismissedShown ? undefined : '-rotate-90'} />}
            onClick={() => setDismissedShown(!dismissedShown)}
          >
            {`Dismissed (${formatNumber(dismissed.length)})`}
          </Button>
          {dismissedShown && <ul className="divide-y divide-line">{rows(dismissed)}</ul>}
        </>
      )}
    </>
  );
}

const namesOf = ({ categories = [] }: Suggestion) =>
  categories.map(({ display_name: name }) => name);

type SuggestionChanges = Pick<
  ReturnType<typeof useServiceChanges>,
  'add' | 'dismiss' | 'undismiss' | 'changes'
>;

interface SuggestionRowProps {
  readonly id: LocationId;
  readonly suggestion: Suggestion;
  /** The categories that offer the service; null if the location has only one category. */
  readonly categories: string | null;
  readonly changing: SuggestionChanges;
}

function SuggestionRow({ id, suggestion, categories, changing }: SuggestionRowProps) {
  const { display_name: name, added = false, dismissed } = suggestion;
  const key = keyOfSuggestion(suggestion);
  const about = <VisuallyHidden> {name}</VisuallyHidden>;
  const adding = changing.changes.pending.get(key) === 'add';
  return (
    <li ref={moveFocusAfterRemoval} className="grid gap-1.5 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <div className="min-w-0 flex-[1_1_10rem] wrap-anywhere">
          <p className="text-14">{name}</p>
          {categories && <p className="text-12 text-text-3">{categories}</p>}
        </div>
        <div className="flex gap-1 print:hidden">
          <Button
            size="sm"
            icon={added ? <Check aria-hidden /> : <Plus aria-hidden />}
            loading={adding}
            disabledReason={added ? 'Already added' : undefined}
            onClick={() => changing.add(suggestion)}
          >
            {added ? 'Added' : 'Add'}
            {about}
          </Button>
          {!added && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => (dismissed ? changing.undismiss : changing.dismiss)(suggestion)}
            >
              {dismissed ? 'Restore' : 'Dismiss'}
              {about}
            </Button>
          )}
        </div>
      </div>
      <ServiceChangeError id={id} failed={changing.changes.errors.get(key)} />
    </li>
  );
}
