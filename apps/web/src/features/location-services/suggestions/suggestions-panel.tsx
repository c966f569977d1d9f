import type { Location } from '@placekeeper/contracts/model/location';
import { Badge } from '@placekeeper/ui/badge';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import type { ReactNode, Ref } from 'react';
import { useSuggestions } from '../../../data/services/queries.ts';
import { formatNumber } from '../../../lib/text/format.ts';
import type { ServiceFilter } from '../filter/service-filter.ts';
import { SuggestionList } from './suggestion-list.tsx';
import type { SuggestionChanges } from './suggestion-row.tsx';
import { suggestionLists } from './suggestion-groups.ts';

interface SuggestionsPanelProps {
  readonly location: Location;
  readonly filter: ServiceFilter;
  readonly changing: SuggestionChanges;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly className?: string;
}

/** What the categories of the location offer and it does not list. */
export function SuggestionsPanel(props: SuggestionsPanelProps) {
  const { location, filter, changing, headingRef, className } = props;
  const { data, error, isPending, isFetching, refetch } = useSuggestions(location);
  const managed = (location.gbp_management_status ?? 'enabled') === 'enabled';
  const lists = data && managed && suggestionLists(data.suggestions, changing.changes, filter);
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
          // What was unfolded for another search is folded again.
          key={JSON.stringify(filter)}
          location={location}
          lists={lists}
          has={data.has_google_suggestions}
          changing={changing}
        />
      )}
      {managed && !data && isPending && <PanelSkeleton />}
      {managed && error && (
        // ERR-1
        <EmptyState
          className="px-0 py-6"
          variant="error"
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          The suggestions could not be loaded. {error.message}
        </EmptyState>
      )}
    </section>
  );
}

/** SVC-5 */
function Unmanaged({ location }: { readonly location: Location }) {
  return (
    <Remark>
      {location.gbp_management_status === 'lost-authorization'
        ? 'Suggestions come back once the Google account is connected again.'
        : 'Google suggests services for managed profiles only. Turn on “Managed” at the top of this page to see them.'}
    </Remark>
  );
}

function Remark({ children }: { readonly children: ReactNode }) {
  return <p className="py-2 text-text-2">{children}</p>;
}

function PanelSkeleton() {
  return (
    <SkeletonRegion label="Loading the suggestions">
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className="flex items-center justify-between gap-4 py-3">
          <Skeleton className="w-40" />
          <Skeleton className="h-7 w-24" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
