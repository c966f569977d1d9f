import { ButtonLink } from '@placekeeper/ui/button-link';
import { ProgressBar } from '@placekeeper/ui/progress-bar';
import { importProgress } from '@placekeeper/contracts/rules/import-progress';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { currentUserQueries } from '../../data/current-user.ts';
import { googleLocationQueries } from '../../data/google-locations.ts';
import { googleTokenQueries } from '../../data/google-tokens.ts';
import { usePrefetched } from '../../data/prefetch.ts';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { to } from '../../lib/paths.ts';

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
function useLostAccounts(): readonly ReactNode[] {
  const { data } = usePrefetched(googleTokenQueries.list());
  const lost = data?.tokens.filter((token) => token.status === 'lost-authorization') ?? [];
  return lost.map((token) => (
    <Row
      key={token.id}
      tone="bg-danger"
      action={
        <ButtonLink size="sm" render={<Link to={to('google-accounts')} />}>
          Reconnect
        </ButtonLink>
      }
    >
      <strong className="font-600">
        {formatCount(token.locations_count, 'location is', 'locations are')} paused
      </strong>{' '}
      Google no longer lets us manage {token.email}. Reconnect the account to go on.
    </Row>
  ));
}

function usePendingUpdates(): readonly ReactNode[] {
  const { data } = usePrefetched(currentUserQueries.subscriptionMeta());
  const pending = data?.gbp_management_subscription.pending_updates ?? 0;
  if (pending === 0) return [];
  return [
    <Row key="updates" tone="bg-tag-amber">
      <strong className="font-600">{formatCount(pending, 'profile update waits', 'profile updates wait')}</strong> for
      your decision.
    </Row>,
  ];
}

function useImport(): readonly ReactNode[] {
  const { data } = usePrefetched(googleLocationQueries.importStatus());
  if (!data) return [];
  const { isComplete, isErrored } = importProgress(data);
  if (!isComplete) {
    return [
      <li key="import" className="border-t border-line px-4 py-3">
        <ProgressBar
          label="Importing locations"
          max={data.total}
          value={data.complete}
          valueText={`${formatNumber(data.complete)} of ${formatNumber(data.total)}`}
        />
      </li>,
    ];
  }
  if (!isErrored) return [];
  return [
    <Row key="import" tone="bg-danger">
      <strong className="font-600">{formatCount(data.errored, 'location was', 'locations were')} not imported.</strong>{' '}
      Add them again from the list of locations.
    </Row>,
  ];
}

interface RowProps {
  readonly tone: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Row({ tone, action, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3">
      <p className="flex min-w-0 flex-[1_1_16rem] gap-3 text-text-2 [&>span>strong]:text-text">
        <span aria-hidden className={`mt-[7px] size-1.5 shrink-0 rounded-full ${tone} forced-color-adjust-none`} />
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </p>
      {action}
    </li>
  );
}
