import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import type { ReactNode } from 'react';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { accountLabel } from '../../data/google-accounts/account-label.ts';
import { googleTokenQueries, managedCount } from '../../data/google-accounts/queries.ts';
import { formatCount, formatDate, formatNumber } from '../../lib/text/format.ts';
import { to } from '../../lib/url/paths.ts';
import {
  type AttentionRows,
  AttentionRow,
  FailedRow,
  hasFailed,
  RowLink,
} from './attention-row.tsx';

/** With more lost accounts than this, one row shows their number instead of their names. */
const mostNamed = 2;

export function useLostAccounts(): AttentionRows {
  const tokens = usePrefetched(googleTokenQueries.list());
  if (hasFailed(tokens)) {
    const failed = <FailedRow key="tokens" what="your Google accounts" read={tokens} />;
    return { rows: [failed], isPending: false };
  }
  const lost = tokens.data?.tokens.filter(({ status }) => status === 'lost-authorization') ?? [];
  return { rows: rowsOf(lost), isPending: tokens.isPending };
}

function rowsOf(lost: readonly GoogleToken[]): readonly ReactNode[] {
  if (lost.length <= mostNamed) {
    return lost.map((token) => (
      <LostRow key={`token-${token.id}`} locations={managedCount(token)} whose="Its">
        Placekeeper lost access to <bdi>{accountLabel(token)}</bdi>.
        {token.last_contacted_at && ` Last synced ${formatDate(token.last_contacted_at)}.`}
      </LostRow>
    ));
  }
  // Undefined if the number of locations is unknown for any account.
  const locations = lost.reduce<number | undefined>((sum, token) => {
    const count = managedCount(token);
    return sum === undefined || count === undefined ? undefined : sum + count;
  }, 0);
  return [
    <LostRow key="tokens" locations={locations} whose="Their">
      Placekeeper lost access to {formatNumber(lost.length)} Google accounts.
    </LostRow>,
  ];
}

interface LostRowProps {
  /** The number of managed locations, if known. */
  readonly locations: number | undefined;
  readonly whose: 'Its' | 'Their';
  readonly children: ReactNode;
}

function LostRow({ locations, whose, children }: LostRowProps) {
  return (
    <ReconnectRow>
      {locations !== undefined && locations > 0 && (
        <>
          <strong>{formatCount(locations, 'location')} paused.</strong>{' '}
        </>
      )}
      {children}
      {locations === undefined && ` ${whose} managed locations are paused.`}
    </ReconnectRow>
  );
}

export const ReconnectRow = ({ children }: Pick<LostRowProps, 'children'>) => (
  <AttentionRow tone="danger" action={<RowLink to={to('google-accounts')}>Reconnect</RowLink>}>
    {children}
  </AttentionRow>
);
