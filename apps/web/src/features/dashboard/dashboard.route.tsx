import { Badge } from '@placekeeper/ui/badge';
import { useNow } from '@placekeeper/ui/hooks/use-now';
import { PageHeader } from '@placekeeper/ui/page-header';
import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { importProgress } from '@placekeeper/contracts/rules/import-progress';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { progressOf } from '../../data/bulk-edit/bulk-edit-progress.ts';
import { bulkEditQueries, isActive } from '../../data/bulk-edit/queries.ts';
import { currentUserQueries, useCurrentUser } from '../../data/current-user/queries.ts';
import { googleLocationQueries } from '../../data/imports/queries.ts';
import { googleTokenQueries } from '../../data/google-accounts/queries.ts';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { formatNumber } from '../../lib/text/format.ts';
import { cardsFor } from '../../widgets/home/feature-cards.ts';
import { Attention, useAttention } from './attention.tsx';
import { CardList } from './card-list.tsx';
import type { Concern } from './attention-section.ts';
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
        held={attention.isPending}
        counts={{
          locations: user.locations_count !== undefined && (
            <Count>{formatNumber(user.locations_count)}</Count>
          ),
          'gbp-updates': <PendingUpdates />,
          'bulk-edit': <RunningBulkEdit />,
        }}
      />
    </>
  );
}

const FirstUse = lazy(async () => ({ default: (await import('./first-use.tsx')).FirstUse }));

const none: ImportStatus = { total: 0, complete: 0, errored: 0 };

/** What is wrong still comes first; that all is well would be too much to say. */
function BeforeLocations({ attention }: { readonly attention: Concern }) {
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
  const pending = data?.gbp_management_subscription?.pending_updates ?? 0;
  return pending > 0 && <Badge tone="pending">{formatNumber(pending)}</Badge>;
}

/** Nobody waits for it, so it is asked for here: its contract is not for everybody's first load. Failing costs the number. */
function RunningBulkEdit() {
  const { data } = useQuery(bulkEditQueries.list());
  const running = data?.bulk_edits.find(isActive);
  if (!running) return null;
  const { done, total } = progressOf(running);
  return (
    <Badge tone="accent">
      {running.status === 'undoing' ? 'Undoing' : 'Running'} {formatNumber(done)}/
      {formatNumber(total)}
    </Badge>
  );
}
