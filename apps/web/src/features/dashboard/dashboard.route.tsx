import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { importProgress } from '@placekeeper/contracts/rules/import-progress';
import { Badge } from '@placekeeper/ui/badge';
import { useNow } from '@placekeeper/ui/hooks/use-now';
import { cn } from '@placekeeper/ui/lib/cn';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { whenOnline } from '@placekeeper/ui/lib/when-online';
import { PageHeader } from '@placekeeper/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { progressOf } from '../../data/bulk-edit/bulk-edit-progress.ts';
import { bulkEditQueries, isActive } from '../../data/bulk-edit/queries.ts';
import { currentUserQueries, useCurrentUser } from '../../data/current-user/queries.ts';
import { googleTokenQueries } from '../../data/google-accounts/queries.ts';
import { googleLocationQueries } from '../../data/imports/queries.ts';
import { usePendingDecisions } from '../../data/updates/pending-decisions.ts';
import { env } from '../../lib/env.ts';
import { formatNumber } from '../../lib/text/format.ts';
import { cardsFor, type Card } from '../../widgets/home/feature-cards.ts';
import { type AllAttentionRows, heldBack } from './attention-row.tsx';
import { Attention, useAttention } from './attention.tsx';
import { greeting } from './greeting.ts';

export function Component() {
  const user = useCurrentUser();
  const hour = new Date(useNow()).getHours();
  const attention = useAttention();

  return (
    <>
      <PageHeader title={greeting(hour, user.identity?.name)} />
      {user.locations_count === 0 ? (
        <BeforeLocations attention={attention} />
      ) : (
        <Attention {...attention} />
      )}
      <CardList
        cards={cardsFor(user)}
        isHeld={attention.isHeld}
        counts={{
          locations: user.locations_count !== undefined && (
            <Count>{formatNumber(user.locations_count)}</Count>
          ),
          'gbp-updates': <PendingUpdates />,
          'bulk-edit': <RunningBulkEdit />,
        }}
      />
      {user.locations_count !== 0 && (
        <div {...(attention.isHeld && heldBack)}>
          <Suspense>
            <Overview />
          </Suspense>
        </div>
      )}
    </>
  );
}

const Overview = lazyPart(async () => (await import('./overview/overview.tsx')).Overview);

const FirstUse = lazy(async () => ({
  default: (await whenOnline(() => import('./first-use.tsx'))).FirstUse,
}));

const none: ImportStatus = { total: 0, complete: 0, errored: 0 };

/** Shows problems first. `FirstUse` says that nothing is imported, so it appears only once that is known. */
function BeforeLocations({ attention }: { readonly attention: AllAttentionRows }) {
  const tokens = usePrefetched(googleTokenQueries.list()).data?.tokens;
  const { data: status = none, isPending } = usePrefetched(googleLocationQueries.importStatus());
  const { isComplete } = importProgress(status);
  return (
    <>
      {(attention.rows.length > 0 || attention.isPending) && <Attention {...attention} />}
      <Suspense>{tokens && !isPending && isComplete && <FirstUse tokens={tokens} />}</Suspense>
    </>
  );
}

function Count({ children }: { readonly children: string }) {
  return <span className="text-text-3 tabular-nums">{children}</span>;
}

function PendingUpdates() {
  const { data } = usePrefetched(currentUserQueries.subscriptionMeta());
  const { held, sending, inJob } = usePendingDecisions();
  const pending = (data?.gbp_management_subscription?.pending_updates ?? 0) - held - sending;
  return !inJob && pending > 0 && <Badge tone="pending">{formatNumber(pending)}</Badge>;
}

/**
 * The loader doesn't prefetch the query, because its code isn't part of the first load. A failure hides only this
 * badge.
 */
function RunningBulkEdit() {
  const { data } = useQuery(bulkEditQueries.list());
  const running = data?.bulk_edits.find(isActive);
  if (!running) return null;
  if (running.status === 'stopping') return <Badge tone="accent">Stopping</Badge>;
  const { done, total } = progressOf(running);
  return (
    <Badge tone="accent">
      {running.status === 'undoing' ? 'Undoing' : 'Running'} {formatNumber(done)}/
      {formatNumber(total)}
    </Badge>
  );
}

interface CardListProps {
  readonly cards: readonly Card[];
  readonly counts: Readonly<Record<string, ReactNode>>;
  /** True while the height of the section above can still change. */
  readonly isHeld: boolean;
}

/** CARD-1: the three statuses differ in more than colour. */
function CardList({ cards, counts, isHeld }: CardListProps) {
  return (
    <ul
      className={cn('grid gap-4 md:grid-cols-3 print:hidden', isHeld && heldBack.className)}
      style={isHeld ? heldBack.style : undefined}
    >
      {cards.map((card) => (
        <li
          key={card.key}
          className={cn(
            'relative flex flex-col rounded-8 border border-line p-4 transition-colors md:p-5',
            card.status === 'coming-soon' ? 'border-dashed' : 'bg-surface',
            'has-[a:hover]:border-line-control',
            // The whole card is clickable, so it shows the focus ring.
            'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-ring',
          )}
        >
          <div className="flex min-h-5 flex-wrap items-center gap-x-2.5 gap-y-1 [&>.lucide]:size-5">
            <card.icon
              aria-hidden
              className={card.status === 'enabled' ? card.color : 'text-text-3'}
            />
            <h2 className="flex-1 text-14 whitespace-nowrap">{card.title}</h2>
            <Corner card={card} count={counts[card.key]} />
          </div>
          <p className="mt-1 text-text-2">{card.description}</p>
          <Action card={card} />
        </li>
      ))}
    </ul>
  );
}

function Corner({ card: { status }, count }: { readonly card: Card; readonly count: ReactNode }) {
  switch (status) {
    case 'enabled':
      return count;
    case 'coming-soon':
      return <Badge>Coming soon</Badge>;
    case 'subscription-required':
      return (
        <Badge className="gap-1 [&_.lucide]:size-3">
          <Lock aria-hidden />
          Subscription required
        </Badge>
      );
  }
}

const link = 'w-fit font-550 text-accent-text underline-offset-3 outline-none hover:underline';

/** Extends the link's click area to the whole card. */
const cover = "after:absolute after:inset-0 after:rounded-8 after:content-['']";

function Action({ card }: { readonly card: Card }) {
  if (card.status === 'coming-soon' || card.link === null) return null;
  if (card.status === 'subscription-required') {
    return (
      <a href={env.accountUrl} className={cn('mt-auto pt-3', link, cover)}>
        View plans
      </a>
    );
  }
  return (
    <Link to={card.link} className={cn('mt-auto pt-3', link, cover)}>
      {card.actionLabel}
    </Link>
  );
}
