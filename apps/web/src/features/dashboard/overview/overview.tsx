import type { LocationId } from '@placekeeper/contracts/core/id';
import { Button } from '@placekeeper/ui/button';
import { useNow } from '@placekeeper/ui/hooks/use-now';
import { cn } from '@placekeeper/ui/lib/cn';
import { Skeleton } from '@placekeeper/ui/skeleton';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { mostReadByHome, useCurrentUser } from '../../../data/current-user/queries.ts';
import { queryClient } from '../../../data/api/query-client.ts';
import { locationQueries } from '../../../data/locations/queries.ts';
import { readPortfolio, usePortfolio } from '../../../data/portfolio/portfolio.ts';
import { withReviewed } from '../../../data/portfolio/reviewed-locations.ts';
import { tagQueries } from '../../../data/tags/queries.ts';
import { isComplete, recentDays, recentUpdates } from '../../../data/updates/recent-updates.ts';
import { reviewedLocations } from '../../../data/updates/reviewed-locations.ts';
import { useDecisions } from '../../../data/updates/update-decisions.ts';
import { dayOf } from '../../../lib/text/calendar-day.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { fieldName } from '../../../widgets/field-value/field-name.ts';
import { readingText } from '../../../widgets/filters/reading-note.tsx';
import { LoadFailed } from '../../../widgets/page/load-failed.tsx';
import { BulkEditsPanel } from './bulk-edits-panel.tsx';
import { HolidaysPanel } from './holidays-panel.tsx';
import { Panel, panelFrame, panelSpace } from './panel.tsx';
import { portfolioFacts } from './portfolio-facts.ts';
import { PortfolioPanel } from './portfolio-panel.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { TagsPanel } from './tags-panel.tsx';
import { updateFacts, withDecisions } from './update-facts.ts';
import { MostChangedPanel, UpdatesPanel } from './updates-panel.tsx';

/** The result is only `true`; `usePortfolio` returns the records. */
const wholePortfolio = queryOptions({
  queryKey: ['portfolio'],
  queryFn: async ({ signal }) => {
    await readPortfolio({ signal });
    void queryClient.invalidateQueries({ queryKey: locationQueries.standing().queryKey });
    return true as const;
  },
  staleTime: 60_000,
});

/** CARD-6: summarizes all locations and recent updates. */
export function Overview() {
  const { has_gbp_management_subscription: subscribed } = useCurrentUser();
  const updates = useUpdatesRead(subscribed !== false);
  const portfolio = usePortfolioRead(updates.reviewed);
  // Waits for both reads, because panels that appear one by one would move each other.
  if (!portfolio.isSettled || !updates.isSettled) return <Waiting portfolio={portfolio} />;
  const updatesPart = updates.facts ? (
    <UpdatesPanel facts={updates.facts} unread={updates.unread} />
  ) : (
    subscribed !== false && <UpdatesWanted {...updates} />
  );
  return (
    <div className="mt-6 grid gap-4 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-4">
        {updates.pending && <ReviewPanel pending={updates.pending} />}
        <PortfolioPart {...portfolio} tracksUpdates={subscribed !== false} />
        {portfolio.facts && (updatesPart || <BulkEditsPanel />)}
      </div>
      <div className="grid min-w-0 content-start gap-4">
        {/* Without facts about locations, this column has almost nothing else. */}
        {!portfolio.facts && updatesPart}
        {portfolio.facts && (
          <TagsPanel
            tags={portfolio.facts.tags}
            tracksUpdates={subscribed !== false}
            untagged={portfolio.facts.untagged}
          />
        )}
        {updates.facts && <MostChangedPanel facts={updates.facts} />}
        {(updatesPart || !portfolio.facts) && <BulkEditsPanel />}
        {/* Last, because it grows when its dates have loaded. */}
        {portfolio.facts && (
          <HolidaysPanel records={portfolio.portfolio.records} today={updates.today} />
        )}
      </div>
    </div>
  );
}

/** The user starts the read of a large portfolio, because it takes many requests. */
function usePortfolioRead(reviewed: ReadonlySet<LocationId>) {
  const { locations_count: count } = useCurrentUser();
  const portfolio = usePortfolio();
  const [isWanted, setIsWanted] = useState(false);
  const isKnown = portfolio.status === 'complete' || portfolio.status === 'stale';
  const isLarge = count === undefined || count > mostReadByHome;
  const read = useQuery({ ...wholePortfolio, enabled: !isLarge || isWanted || isKnown });
  const { data: tags, isPending, failureCount } = useQuery(tagQueries.list());
  // A known portfolio stays visible while it is read again.
  const isShown = read.data === true || isKnown;
  const facts = useMemo(
    () =>
      isShown ? portfolioFacts(withReviewed(portfolio.records, reviewed), tags?.tags ?? []) : null,
    [isShown, portfolio.records, reviewed, tags],
  );
  const isHeld = isLarge && !isWanted;
  const areTagsSettled = !isPending || failureCount > 0;
  const isSettled = (facts !== null && areTagsSettled) || read.error !== null || isHeld || isWanted;
  return { facts, count, portfolio, read, isHeld, isSettled, want: () => setIsWanted(true) };
}

function Waiting({ portfolio: { portfolio } }: { readonly portfolio: PortfolioRead }) {
  return (
    <div className="mt-6 grid gap-4 lg:grid-cols-2">
      <div className={cn(panelFrame, panelSpace, 'grid min-h-72 content-start gap-5')}>
        <p className="text-text-2 tabular-nums" role="status">
          {portfolio.status === 'reading' ? readingText(portfolio) : 'Loading your overview…'}
        </p>
        <Bars />
      </div>
      <div className={cn(panelFrame, panelSpace, 'hidden content-start gap-5 lg:grid')}>
        <Bars />
      </div>
    </div>
  );
}

const Bars = () => (
  <>
    <Skeleton className="w-1/3" />
    <Skeleton className="w-5/6" />
    <Skeleton className="w-2/3" />
    <Skeleton className="w-3/4" />
  </>
);

type PortfolioRead = ReturnType<typeof usePortfolioRead>;

interface PortfolioPartProps extends PortfolioRead {
  readonly tracksUpdates: boolean;
}

function PortfolioPart(props: PortfolioPartProps) {
  const { facts, count, portfolio, read, isHeld, want, tracksUpdates } = props;
  const { unreadable } = portfolio;
  if (facts)
    return <PortfolioPanel facts={facts} tracksUpdates={tracksUpdates} unreadable={unreadable} />;
  return (
    <Panel title="Locations">
      {read.error && <LoadFailed query={read}>Couldn’t load your locations.</LoadFailed>}
      {!read.error && isHeld && (
        <Offer label="Load locations" onAct={want}>
          Load {count === undefined ? 'all locations' : `all ${formatCount(count, 'location')}`} to
          see their status, missing details and tags.
        </Offer>
      )}
      {!read.error && !isHeld && (
        <p className="text-text-2 tabular-nums" role="status">
          {readingText(portfolio)}
        </p>
      )}
    </Panel>
  );
}

const noLocations: ReadonlySet<LocationId> = new Set();

function useUpdatesRead(enabled: boolean) {
  const today = dayOf(useNow()) ?? '';
  const [isWhole, setIsWhole] = useState(false);
  const read = useQuery({
    ...recentUpdates(today, isWhole),
    enabled,
    // Keeps the panels visible while all updates are read, and when the day changes.
    placeholderData: keepPreviousData,
  });
  const { data } = read;
  const { decisionOf } = useDecisions();
  const whole = useMemo(
    () =>
      data && isComplete(data)
        ? updateFacts(
            [...data.pending.updates, ...data.resolved.updates],
            { today, days: recentDays },
            fieldName,
          )
        : null,
    [data, today],
  );
  const { facts, reviewed } = useMemo(() => {
    // Until all updates are read, a location may have another one to review.
    if (!whole || !data) return { facts: null, reviewed: noLocations };
    const { updates } = data.pending;
    return {
      facts: withDecisions(whole, updates, decisionOf),
      reviewed: reviewedLocations(updates, decisionOf),
    };
  }, [whole, data, decisionOf]);
  return {
    today,
    facts,
    reviewed,
    read,
    pending: data?.pending,
    unread: data ? data.pending.unread + data.resolved.unread : 0,
    isSettled: !enabled || !read.isPending,
    readWhole: () => setIsWhole(true),
  };
}

function UpdatesWanted({ read, readWhole }: ReturnType<typeof useUpdatesRead>) {
  const { data, error } = read;
  return (
    <Panel title="Updates">
      {error && !data && <LoadFailed query={read}>Couldn’t load updates.</LoadFailed>}
      {data && (
        <Offer label="Load updates" loading={read.isFetching} onAct={readWhole}>
          Load all {formatNumber(data.pending.total + data.resolved.total)} updates to see them by
          day and by change.
        </Offer>
      )}
    </Panel>
  );
}

interface OfferProps {
  readonly label: string;
  readonly loading?: boolean;
  readonly onAct: () => void;
  readonly children: ReactNode;
}

const Offer = ({ label, loading, onAct, children }: OfferProps) => (
  <>
    <p className="mb-3 text-text-2">{children}</p>
    <Button loading={loading} onClick={onAct}>
      {label}
    </Button>
  </>
);
