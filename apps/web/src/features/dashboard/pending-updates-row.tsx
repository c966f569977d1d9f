import { ButtonLink } from '@placekeeper/ui/button-link';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { currentUserQueries, useCurrentUser } from '../../data/current-user/queries.ts';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { updateQueries } from '../../data/updates/queries.ts';
import { env } from '../../lib/env.ts';
import { formatCount } from '../../lib/text/format.ts';
import { cardsFor } from '../../widgets/home/feature-cards.ts';
import { AttentionRow, FailedRow, hasFailed } from './attention-row.tsx';
import type { Concern } from './attention-section.ts';

/** UPD-1 */
export function usePendingUpdates(): Concern {
  const user = useCurrentUser();
  const entitled = user.has_gbp_management_subscription !== false;
  const meta = usePrefetched(currentUserQueries.subscriptionMeta());
  const pending = meta.data?.gbp_management_subscription?.pending_updates ?? 0;
  // In how many locations: a detail, that may be missing.
  const waiting = useQuery({ ...updateQueries.waiting(), enabled: entitled });
  if (hasFailed(meta)) {
    const failed = <FailedRow key="updates" what="What waits for review" read={meta} />;
    return { rows: [failed], isPending: false };
  }
  if (pending === 0) return { rows: [], isPending: meta.isPending };
  // The row would grow when the detail comes.
  if (waiting.isLoading) return { rows: [], isPending: true };

  const locations = waiting.data?.total_locations ?? 0;
  const review = cardsFor(user).find(({ key }) => key === 'gbp-updates')?.link;
  const row = entitled ? (
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
      <strong>{formatCount(pending, 'profile update waits', 'profile updates wait')}</strong>
      {locations > 0 && ` in ${formatCount(locations, 'location')}`} for your decision.
    </AttentionRow>
  ) : (
    // PERM-2
    <AttentionRow
      key="updates"
      tone="pending"
      action={
        <ButtonLink size="sm" href={env.accountUrl}>
          Get the subscription
        </ButtonLink>
      }
    >
      <strong>{formatCount(pending, 'profile update waits', 'profile updates wait')}</strong> until
      you have the subscription again.
    </AttentionRow>
  );
  return { rows: [row], isPending: false };
}
