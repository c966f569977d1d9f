import { Banner } from '@placekeeper/ui/banner';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { whenOnline } from '@placekeeper/ui/lib/when-online';
import { Skeleton } from '@placekeeper/ui/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { usePrefetched } from '../../data/api/prefetch.ts';
import {
  currentUserQueries,
  mostReadAtOnce,
  useCurrentUser,
} from '../../data/current-user/queries.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { updateQueries } from '../../data/updates/queries.ts';
import { usePendingDecisions } from '../../data/updates/pending-decisions.ts';
import { env } from '../../lib/env.ts';
import { formatCount, formatDate, formatNumber } from '../../lib/text/format.ts';
import { cardsFor } from '../../widgets/home/feature-cards.ts';
import {
  type AllAttentionRows,
  type AttentionRows,
  WaitingRow,
  FailedRow,
  hasFailed,
  AttentionRow,
  heldBack,
  RowLink,
} from './attention-row.tsx';
import { useImport } from './import-row.tsx';
import { useLostAccounts } from './lost-accounts-row.tsx';
import { noSubscription, nothingToReview, withoutSubscription } from './nothing-to-review.ts';

/** CARD-5: the sources are in order of urgency. */
export function useAttention(): AllAttentionRows {
  const user = useCurrentUser();
  const accounts = useLostAccounts();
  const summary = useSummary();
  const others = [usePendingUpdates(), useImport()];
  const isLoading = [accounts, ...others].some((concern) => concern.isPending);
  const hasPlaces = [accounts, ...others].every(
    (concern) => !concern.isPending || concern.rows.length > 0,
  );
  const isPending = isLoading || summary.isPending;
  // The summary arrives last. Skeletons keep the places of its rows, but not before the rows above them are known.
  const rows = [
    ...accounts.rows,
    ...summary.rows,
    summary.isPending && !accounts.isPending && <WaitingRow key="urgent" isLong />,
    ...others.flatMap((concern) => concern.rows),
    ...summary.last,
    summary.isPending && hasPlaces && <WaitingRow key="last" />,
  ].filter(Boolean);
  const hasFound = [
    accounts.rows,
    summary.rows,
    ...others.map(({ rows: own }) => own),
    summary.last,
  ].some(({ length }) => length > 0);
  const isSoon = (user.locations_count ?? Infinity) <= mostReadAtOnce;
  const { has_gbp_management_subscription: subscribed } = user;
  const meta = usePrefetched(currentUserQueries.subscriptionMeta());
  const onHold = meta.data?.gbp_management_subscription?.pending_updates ?? 0;
  // If nothing else needs attention, `NothingToReview` mentions the missing subscription.
  const isMissing = subscribed === false && (hasFound || onHold > 0);
  return {
    rows: isMissing ? [<SubscriptionRow key="subscription" held={onHold} />, ...rows] : rows,
    isPending,
    isHeld: isLoading || (summary.isPending && isSoon),
  };
}

export function Attention({ rows, isPending, isHeld }: AllAttentionRows) {
  const { data: summary } = usePrefetched(locationQueries.standing());
  if (rows.length === 0 && !isPending) return <NothingToReview />;
  return (
    <section aria-labelledby="attention" className="mb-6 rounded-8 border border-line bg-surface">
      <h2 id="attention" className="px-4 py-3 text-14 md:px-5">
        Needs attention
      </h2>
      <ul {...(isHeld && heldBack)}>{rows}</ul>
      {summary === null && (
        <div className="flex min-h-13 items-center border-t border-line px-4 py-2.5 empty:hidden md:px-5">
          <Suspense fallback={<Skeleton className="w-72 max-w-full" />}>
            <UncheckedNote />
          </Suspense>
        </div>
      )}
    </section>
  );
}

const UncheckedNote = lazyPart(
  async () => (await import('../../widgets/filters/unchecked-note.tsx')).UncheckedNote,
);

function NothingToReview() {
  const { has_gbp_management_subscription: subscribed } = useCurrentUser();
  const { data: standing } = usePrefetched(locationQueries.standing());
  const isPartial = standing?.isPartial !== false;
  if (subscribed === false) {
    return (
      <Banner actions={viewPlans} className="mb-6" title={noSubscription} tone="pending">
        {withoutSubscription}
      </Banner>
    );
  }
  const { isWell, words } = nothingToReview({ ...standing, isPartial });
  return (
    <div className="mb-6 grid gap-1.5 rounded-8 border border-line bg-surface px-4 py-3.5 md:px-5">
      <p className="flex gap-2.5 text-text-2">
        {isWell && <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-ok" />}
        {words}
      </p>
      {isPartial && (
        <div className="empty:hidden">
          <Suspense>
            <UncheckedNote />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** Loads with the data that it shows, because a later row would move the others. */
const summaryRowsCode = queryOptions({
  queryKey: ['code', 'summary-rows'],
  queryFn: async () => (await whenOnline(() => import('./summary-rows.tsx'))).summaryRows,
  staleTime: Infinity,
});

interface SummaryRows extends AttentionRows {
  readonly last: readonly ReactNode[];
}

/** The rows about all locations and about the notes of pending updates. The holiday is the least urgent row. */
function useSummary(): SummaryRows {
  const { has_gbp_management_subscription: subscribed } = useCurrentUser();
  const summary = usePrefetched(locationQueries.standing());
  const facts = usePendingFacts();
  const code = useQuery(summaryRowsCode);
  if (hasFailed(summary)) {
    const failed = (
      <FailedRow key="paused" what="paused locations and declined edits" read={summary} />
    );
    return { rows: [failed], last: [], isPending: false };
  }
  if (summary.isPending || facts.isLoading || !code.data)
    return { rows: [], last: [], isPending: !code.isError };
  const shown = code.data(summary.data ?? null, facts.data ?? null, subscribed !== false);
  return { ...shown, isPending: false };
}

/** If the read fails, only these facts are missing. Home's panels report the failure. */
function usePendingFacts() {
  const { has_gbp_management_subscription: subscribed } = useCurrentUser();
  return useQuery({ ...updateQueries.pendingFacts(), enabled: subscribed !== false });
}

function usePendingUpdates(): AttentionRows {
  const user = useCurrentUser();
  const entitled = user.has_gbp_management_subscription !== false;
  const meta = usePrefetched(currentUserQueries.subscriptionMeta());
  const pending = meta.data?.gbp_management_subscription?.pending_updates ?? 0;
  const { held, sending, inJob } = usePendingDecisions();
  const facts = usePendingFacts();
  // If this query fails, the row only lacks the number of locations.
  const waiting = useQuery({ ...updateQueries.waiting(), enabled: entitled });
  if (hasFailed(meta)) {
    const failed = <FailedRow key="updates" what="pending updates" read={meta} />;
    return { rows: [failed], isPending: false };
  }
  if (pending === 0 || !entitled) return { rows: [], isPending: meta.isPending };
  // A row without the number of locations would grow when the number arrives.
  if (waiting.isLoading) return { rows: [<WaitingRow key="updates" />], isPending: true };

  const left = Math.max(0, pending - held - sending);
  // Until the platform has received all decisions, its number of locations and its oldest update include decided updates.
  const isExact = held + sending === 0;
  const locations = (isExact && waiting.data?.total_locations) || 0;
  const oldest = isExact && facts.data?.oldest;
  const since = (date: string) => `, ${left > 1 ? 'the oldest ' : ''}from ${formatDate(date)}`;
  const review = cardsFor(user).find(({ key }) => key === 'gbp-updates')?.link;
  const row = (
    <AttentionRow
      key="updates"
      tone="pending"
      action={review && <RowLink to={review}>Review</RowLink>}
    >
      {inJob ? (
        'Resolving updates…'
      ) : (
        <>
          <strong>{formatCount(left, 'profile update')}</strong> to review
          {locations > 0 && ` at ${formatCount(locations, 'location')}`}
          {/* Reserves the width of the date, which could need another line when it arrives. */}
          {facts.isLoading && <span className="invisible">{since('2026-09-30')}</span>}
          {oldest && since(oldest)}
          {held > 0 && `, ${formatNumber(held)} resolved (you can still undo)`}.
        </>
      )}
    </AttentionRow>
  );
  return { rows: [row], isPending: false };
}

const viewPlans = (
  <ButtonLink href={env.accountUrl} size="sm" variant="primary">
    View plans
  </ButtonLink>
);

/** No call returns whether the user once had a subscription, but pending updates prove it. */
const SubscriptionRow = ({ held }: { readonly held: number }) => (
  <AttentionRow tone="danger" action={viewPlans}>
    {held > 0 ? (
      <>
        <strong>{formatCount(held, 'profile update')} on hold.</strong> Renew your subscription to
        review {held === 1 ? 'it' : 'them'}.
      </>
    ) : (
      <strong>{noSubscription}</strong>
    )}{' '}
    {withoutSubscription}
  </AttentionRow>
);
