import { ButtonLink } from '@placekeeper/ui/button-link';
import { Skeleton } from '@placekeeper/ui/skeleton';
import { Link } from 'react-router';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { useCurrentUser } from '../../data/current-user/queries.ts';
import { spotlightQueries } from '../../data/spotlight/queries.ts';
import { to } from '../../lib/url/paths.ts';
import { FailureReason, RetryButton } from '../../widgets/page/retry-button.tsx';
import { ResultEntry } from './result-entry.tsx';
import type { Entry } from './entry.ts';
import { focusStop } from './move-focus.ts';
import type { LocalEntries } from './local-entries.ts';
import { platformEntry } from './platform-entry.ts';
import { Section } from './entry-section.tsx';

interface StartViewProps {
  readonly own: LocalEntries;
  readonly onChosen: () => void;
}

export function StartView({ own, onChosen }: StartViewProps) {
  return (
    <div className="grid md:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="min-w-0 px-3 pb-3">
        <Section title="Recent locations">
          <RecentLocations onChosen={onChosen} />
        </Section>
        <Section title="Quick actions">
          <EntryList entries={own.quickActions} onChosen={onChosen} />
        </Section>
      </div>
      <div className="min-w-0 border-line px-3 pb-3 max-md:border-t md:border-l">
        <Section title="Navigate">
          <EntryList className="max-md:columns-2" entries={own.navigate} onChosen={onChosen} />
        </Section>
      </div>
    </div>
  );
}

interface EntryListProps {
  readonly className?: string;
  readonly entries: readonly Entry[];
  readonly onChosen: () => void;
}

function EntryList({ className, entries, onChosen }: EntryListProps) {
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <ResultEntry entry={entry} onChosen={onChosen} />
        </li>
      ))}
    </ul>
  );
}

const mostRecent = 5;
const note = 'px-2.5 py-1.5 text-text-2';

function RecentLocations({ onChosen }: Pick<StartViewProps, 'onChosen'>) {
  const { locations_count } = useCurrentUser();
  const recent = usePrefetched(spotlightQueries.recentLocations());

  if (locations_count === 0) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-2 px-2.5 py-1">
        <p className="text-text-2">No locations added yet</p>
        <ButtonLink
          size="sm"
          render={<Link {...focusStop} to={to('dashboard')} onClick={onChosen} />}
        >
          Add a location
        </ButtonLink>
      </div>
    );
  }
  if (recent.isPending) {
    return (
      <div aria-busy="true" className="grid animate-appear gap-4 px-2.5 py-2.5">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    );
  }
  if (recent.isLoadingError) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-2 px-2.5 py-1">
        <p className="text-text-2">
          Couldn’t load recent locations. <FailureReason error={recent.error} />
        </p>
        <RetryButton
          error={recent.error}
          isRetrying={recent.isFetching}
          size="sm"
          onRetry={() => void recent.refetch()}
        />
      </div>
    );
  }
  const entries = recent.data.data.flatMap(platformEntry).slice(0, mostRecent);
  if (entries.length === 0) return <p className={note}>You have no recent locations.</p>;
  return <EntryList entries={entries} onChosen={onChosen} />;
}
