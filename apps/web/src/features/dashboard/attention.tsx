import { importProgress } from '@placekeeper/contracts/rules/import-progress';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { ProgressBar } from '@placekeeper/ui/progress-bar';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { currentUserQueries } from '../../data/current-user.ts';
import { googleLocationQueries } from '../../data/google-locations.ts';
import { googleTokenQueries } from '../../data/google-tokens.ts';
import { usePrefetched } from '../../data/prefetch.ts';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { to } from '../../lib/paths.ts';
import { AttentionRow, FailedRow } from './attention-row.tsx';

type Rows = readonly ReactNode[];

/** CARD-5: what waits for the user, and nothing where nothing does. */
export function Attention() {
  const rows = [...useLostAccounts(), ...usePendingUpdates(), ...useImport()];
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="attention" className="mb-6 rounded-8 border border-line bg-surface">
      <h2 id="attention" className="px-4 py-3 text-14">
        Needs attention
      </h2>
      <ul>{rows}</ul>
    </section>
  );
}

/** GACC-2 */
function useLostAccounts(): Rows {
  const tokens = usePrefetched(googleTokenQueries.list());
  if (tokens.isLoadingError)
    return [<FailedRow key="tokens" what="Google accounts" read={tokens} />];
  const lost = tokens.data?.tokens.filter(({ status }) => status === 'lost-authorization') ?? [];
  return lost.map((token) => (
    <AttentionRow
      key={`token-${token.id}`}
      tone="danger"
      action={
        <ButtonLink size="sm" render={<Link to={to('google-accounts')} />}>
          Reconnect
        </ButtonLink>
      }
    >
      <strong>{formatCount(token.locations_count, 'location is', 'locations are')} paused.</strong>{' '}
      Google no longer lets us manage {token.email}.
    </AttentionRow>
  ));
}

function usePendingUpdates(): Rows {
  const meta = usePrefetched(currentUserQueries.subscriptionMeta());
  if (meta.isLoadingError) return [<FailedRow key="updates" what="Profile updates" read={meta} />];
  const pending = meta.data?.gbp_management_subscription.pending_updates ?? 0;
  if (pending === 0) return [];
  return [
    <AttentionRow
      key="updates"
      tone="pending"
      action={
        <ButtonLink size="sm" render={<Link to={to('gbp.updates')} />}>
          Review
        </ButtonLink>
      }
    >
      <strong>{formatCount(pending, 'profile update waits', 'profile updates wait')}</strong> for
      your decision.
    </AttentionRow>,
  ];
}

function useImport(): Rows {
  const status = usePrefetched(googleLocationQueries.importStatus());
  if (status.isLoadingError) return [<FailedRow key="import" what="The import" read={status} />];
  if (!status.data) return [];
  const { total, complete, errored } = status.data;
  const { isComplete, isErrored } = importProgress(status.data);
  if (!isComplete) {
    return [
      <li key="import" className="flex min-h-13 items-center border-t border-line px-4">
        <ProgressBar
          className="flex-1"
          label="Importing locations"
          max={total}
          value={complete}
          valueText={`${formatNumber(complete)} of ${formatNumber(total)}`}
        />
      </li>,
    ];
  }
  if (!isErrored) return [];
  return [
    <AttentionRow
      key="import"
      tone="danger"
      action={
        <ButtonLink size="sm" render={<Link to={to('onboarding.select-profiles')} />}>
          Add locations
        </ButtonLink>
      }
    >
      <strong>{formatCount(errored, 'location was', 'locations were')} not imported.</strong>
    </AttentionRow>,
  ];
}
