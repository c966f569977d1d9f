import type { LocationId } from '@placekeeper/contracts/core/id';
import type { HistoryField } from '@placekeeper/contracts/model/field-history';
import { Button } from '@placekeeper/ui/button';
import { useFocusRequest } from '@placekeeper/ui/hooks/use-focus-request';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { historyOf } from '../../data/field-history.ts';
import { HistoryEntryItem } from './history-entry.tsx';
import type { Restoring } from './restoring.ts';

interface HistoryListProps {
  readonly location: LocationId;
  /** Absent for all of them. */
  readonly field: HistoryField | undefined;
  readonly restoring: Restoring;
}

export function HistoryList({ location, field, restoring }: HistoryListProps) {
  const history = useInfiniteQuery(historyOf(location, field));
  const focus = useFocusRequest();
  const { data, error, isFetching, refetch } = history;
  if (!data && error) {
    return (
      // ERR-1
      <EmptyState variant="error" retrying={isFetching} onRetry={() => void refetch()}>
        The history could not be loaded. {error.message}
      </EmptyState>
    );
  }
  if (!data) return <Loading />;
  // An entry that came in between two pages moved the last one of the first to the second.
  const entries = [
    ...new Map(data.pages.flatMap((page) => page.data).map((entry) => [entry.id, entry])).values(),
  ];
  if (entries.length === 0) {
    return (
      <EmptyState variant="first-use">
        {field === undefined
          ? 'Nothing has changed since this location was imported.'
          : 'Nothing has changed here since this location was imported.'}
      </EmptyState>
    );
  }

  const showMore = () => {
    focus.request(String(entries.length));
    void history.fetchNextPage();
  };

  return (
    <>
      <ul>
        {entries.map((entry, at) => (
          <HistoryEntryItem
            key={entry.id}
            entry={entry}
            restoring={restoring}
            headingRef={focus.target(String(at))}
            isFirst={field !== undefined && !history.hasNextPage && at === entries.length - 1}
          />
        ))}
      </ul>
      {history.hasNextPage && (
        <Button loading={history.isFetchingNextPage} onClick={showMore}>
          Show earlier changes
        </Button>
      )}
      {history.isFetchNextPageError && (
        <p role="alert" className="mt-2 text-12 text-removed">
          The earlier changes could not be loaded. {error?.message}
        </p>
      )}
    </>
  );
}

function Loading() {
  return (
    <SkeletonRegion label="Loading the history" className="grid gap-8 pt-1">
      {[0, 1, 2].map((entry) => (
        <div key={entry}>
          <Skeleton className="mb-3 w-64 max-w-full" />
          <Skeleton className="h-16 w-full" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
