import { ButtonLink } from '@placekeeper/ui/button-link';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { currentUserQueries, useCurrentUser } from '../../data/current-user/queries.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import type { HolidayGap } from '../../data/portfolio/holiday-facts.ts';
import { standings, type Standing } from '../../data/portfolio/record-filters.ts';
import type { PortfolioSummary } from '../../data/portfolio/portfolio-summary.ts';
import { updateQueries } from '../../data/updates/queries.ts';
import { env } from '../../lib/env.ts';
import { formatCount, formatList, formatNumber } from '../../lib/text/format.ts';
import { declinedHash, to } from '../../lib/url/paths.ts';
import { cardsFor } from '../../widgets/home/feature-cards.ts';
import {
  type AttentionRows,
  WaitingRow,
  FailedRow,
  hasFailed,
  AttentionRow,
} from './attention-row.tsx';
import { useImport } from './import-row.tsx';
import { useLostAccounts } from './lost-accounts-row.tsx';
import { nothingToReview, withoutSubscription } from './nothing-to-review.ts';

/** CARD-5: the sources are in order of urgency. */
export function useAttention(): AttentionRows {
  const concerns = [
    useLostAccounts(),
    usePausedLocations(),
    useStandings(),
    useDeclinedEdits(),
    usePendingUpdates(),
    useImport(),
  ];
  const rows = concerns.flatMap((concern) => concern.rows);
  const { has_gbp_management_subscription: subscribed } = useCurrentUser();
  const meta = usePrefetched(currentUserQueries.subscriptionMeta());
  const held = meta.data?.gbp_management_subscription?.pending_updates ?? 0;
  // If nothing else needs attention, `NothingToReview` mentions the missing subscription.
  const isMissing = subscribed === false && (rows.length > 0 || held > 0);
  return {
    rows: isMissing ? [<SubscriptionRow key="subscription" held={held} />, ...rows] : rows,
    isPending: concerns.some((concern) => concern.isPending),
  };
}

export function Attention({ rows, isPending }: AttentionRows) {
  const holiday = useHoliday();
  if (rows.length === 0 && !isPending && !holiday) return <NothingToReview />;
  return (
    <section aria-labelledby="attention" className="mb-6 rounded-8 border border-line bg-surface">
      {/* The holiday is beside the title, because another row would move the cards when it arrives. */}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3 md:px-5">
        <h2 id="attention" className="text-14">
          Needs attention
        </h2>
        <Suspense>{holiday && <HolidayNote {...holiday} />}</Suspense>
      </div>
      {isPending && <WaitingRow />}
      {/* While sources are pending, the rows stay hidden for up to a second, because a later row would move them. */}
      <ul className={isPending ? 'animate-late' : undefined}>{rows}</ul>
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
  const { isWell, words } = nothingToReview({
    ...standing,
    subscribed: subscribed !== false,
    isPartial,
  });
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

const PausedRow = lazyPart(async () => (await import('./paused-row.tsx')).PausedRow);

/** Loads accounts only if locations are paused, which is rare. */
function usePausedLocations(): AttentionRows {
  const paused = usePrefetched(locationQueries.standing());
  const rows = [];
  if (hasFailed(paused))
    rows.push(<FailedRow key="paused" what="paused locations" read={paused} />);
  if (paused.data && paused.data.paused > 0) {
    rows.push(
      <Suspense key="paused">
        <PausedRow />
      </Suspense>,
    );
  }
  return { rows, isPending: paused.isPending && rows.length === 0 };
}

const mostNamed = 2;

function useDeclinedEdits(): AttentionRows {
  const refused = usePrefetched(locationQueries.standing());
  // `usePausedLocations` reads the same query and shows its error.
  if (!refused.data) return { rows: [], isPending: refused.isPending };
  const { declined, standing } = refused.data;
  // Only suspended and unverified locations have declined edits, and those have rows from `useStandings`.
  const hasOtherRows = declined.length <= standing.suspended.length + standing.unverified.length;
  if (declined.length === 0 || hasOtherRows) return { rows: [], isPending: false };
  return {
    rows: [<DeclinedRow key="refused" declined={declined} />],
    isPending: false,
  };
}

/** Derives the standing of profiles from Google's reasons for declining edits, because no call returns it. */
function useStandings(): AttentionRows {
  const { data } = usePrefetched(locationQueries.standing());
  if (!data) return { rows: [], isPending: false };
  return {
    rows: standings
      .filter((standing) => data.standing[standing].length > 0)
      .map((standing) => (
        <DeclinedRow key={standing} declined={data.standing[standing]} standing={standing} />
      )),
    isPending: false,
  };
}

const becauseOf = {
  suspended: ['because the profile was suspended', 'because the profiles were suspended'],
  unverified: ['because the profile wasn’t verified', 'because the profiles weren’t verified'],
} as const;

interface DeclinedRowProps extends Pick<PortfolioSummary, 'declined'> {
  readonly standing?: Standing;
}

function DeclinedRow({ declined, standing }: DeclinedRowProps) {
  const names = declined.slice(0, mostNamed).map(({ label }) => label);
  const more = declined.length - names.length;
  const [only] = declined;
  const because = standing && becauseOf[standing][declined.length === 1 ? 0 : 1];
  // A single location opens at its first declined field; several locations open as a list.
  const place =
    declined.length === 1 && only
      ? `${to('location', { location: only.id })}${declinedHash}`
      : to('locationManager', {}, standing ? { standing } : { refused: true });
  return (
    <AttentionRow
      tone="danger"
      action={
        <ButtonLink size="sm" render={<Link to={place} />}>
          {standing ? 'View' : 'Fix'}
        </ButtonLink>
      }
    >
      <strong>
        Google declined edits at {formatCount(declined.length, 'location')}
        {because && `, ${because}`}:
      </strong>{' '}
      <bdi>{formatList(more > 0 ? [...names, `${formatNumber(more)} more`] : names)}</bdi>.
    </AttentionRow>
  );
}

function usePendingUpdates(): AttentionRows {
  const user = useCurrentUser();
  const entitled = user.has_gbp_management_subscription !== false;
  const meta = usePrefetched(currentUserQueries.subscriptionMeta());
  const pending = meta.data?.gbp_management_subscription?.pending_updates ?? 0;
  // If this query fails, the row only lacks the number of locations.
  const waiting = useQuery({ ...updateQueries.waiting(), enabled: entitled });
  if (hasFailed(meta)) {
    const failed = <FailedRow key="updates" what="pending updates" read={meta} />;
    return { rows: [failed], isPending: false };
  }
  if (pending === 0 || !entitled) return { rows: [], isPending: meta.isPending };
  // A row without the number of locations would grow when the number arrives.
  if (waiting.isLoading) return { rows: [], isPending: true };

  const locations = waiting.data?.total_locations ?? 0;
  const review = cardsFor(user).find(({ key }) => key === 'gbp-updates')?.link;
  const row = (
    <AttentionRow
      key="updates"
      tone="pending"
      action={
        review && (
          <ButtonLink size="sm" render={<Link to={review} />}>
            Review
          </ButtonLink>
        )
      }
    >
      <strong>{formatCount(pending, 'profile update')}</strong> to review
      {locations > 0 && ` at ${formatCount(locations, 'location')}`}.
    </AttentionRow>
  );
  return { rows: [row], isPending: false };
}

/** CARD-5: only with a subscription, because special hours are published only with it. */
function useHoliday(): HolidayGap | null {
  const { has_gbp_management_subscription: subscribed } = useCurrentUser();
  const { data } = usePrefetched(locationQueries.standing());
  return (subscribed !== false && data?.holiday) || null;
}

const HolidayNote = lazyPart(async () => (await import('./holiday-note.tsx')).HolidayNote);

/** No call returns whether the user once had a subscription, but pending updates prove it. */
const SubscriptionRow = ({ held }: { readonly held: number }) => (
  <AttentionRow
    tone="danger"
    action={
      <ButtonLink size="sm" href={env.accountUrl}>
        View plans
      </ButtonLink>
    }
  >
    {held > 0 ? (
      <>
        <strong>{formatCount(held, 'profile update')} on hold.</strong> Renew your subscription to
        review {held === 1 ? 'it' : 'them'}.
      </>
    ) : (
      <strong>You have no subscription for profile management.</strong>
    )}{' '}
    {withoutSubscription}
  </AttentionRow>
);
