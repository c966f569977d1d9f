import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { Avatar } from '@placekeeper/ui/avatar';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { RelativeTime } from '@placekeeper/ui/relative-time';
import { StatusDot } from '@placekeeper/ui/status-dot';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { accountLabel } from '../../data/google-accounts/account-label.ts';
import { managedCount } from '../../data/google-accounts/queries.ts';
import { reconnect } from '../../data/google-accounts/reconnect.ts';
import { formatCount, formatList, formatNumber } from '../../lib/text/format.ts';
import { to } from '../../lib/url/paths.ts';

interface AccountRowProps {
  readonly token: GoogleToken;
  readonly note?: ReactNode;
  readonly onDisconnect: () => void;
}

/** On wide screens, the facts of all accounts are aligned. */
const columns =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-1 xl:grid-cols-[minmax(0,3fr)_9rem_7.5rem_11rem_minmax(0,3fr)]';

/** The rows name their facts themselves, so the heads are only seen. */
export const AccountHeads = () => (
  <div aria-hidden className="flex gap-x-4 px-4 pb-2 text-12 text-text-3 max-xl:hidden md:px-5">
    <span className="w-7 shrink-0" />
    <div className={`min-w-0 flex-1 ${columns}`}>
      {['Account', 'Status', 'Locations', 'Last sync', 'Groups'].map((head) => (
        <span key={head}>{head}</span>
      ))}
    </div>
    <span className="w-56" />
  </div>
);

export function AccountRow({ token, note, onDisconnect }: AccountRowProps) {
  const { name, status, locations_count: locations, last_contacted_at: contacted } = token;
  const email = accountLabel(token);
  // A personal account is listed as a group of its own.
  const groups = (token.groups ?? [])
    .map((group) => group.accountName ?? group.name)
    .filter((group) => group !== name);
  const lost = status === 'lost-authorization';
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-line py-4 not-first:border-t">
      <Avatar decorative className="self-start max-sm:hidden" name={name ?? email} />
      <div className={`min-w-0 flex-[1_1_18rem] py-1.5 ${columns}`}>
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="text-14 font-550 wrap-anywhere">{email}</span>
          {name && name !== email && <span className="text-text-3">{name}</span>}
        </p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-0.5 text-text-2 tabular-nums xl:contents">
          {status && (
            <StatusDot tone={lost ? 'danger' : 'ok'}>
              {lost ? 'Reconnect needed' : 'Connected'}
            </StatusDot>
          )}
          {locations !== undefined && <span>{formatCount(locations, 'location')}</span>}
          <span className="text-text-3">
            {contacted && (
              <>
                Synced <RelativeTime date={contacted} />
              </>
            )}
            {contacted === null && 'Not synced yet'}
          </span>
        </p>
        {groups.length > 0 && (
          <p className="text-text-3 wrap-anywhere xl:col-start-5">
            {groups.length === 1 ? 'Group' : 'Groups'}: {shortList(groups)}
          </p>
        )}
        {lost && (
          <p className="max-w-[70ch] text-pretty text-text-2 col-span-full">
            {managedCount(token) === 0
              ? 'Placekeeper lost access. No managed locations are affected.'
              : 'Placekeeper lost access, so this account’s managed locations are paused. Until you reconnect it, edits are saved but not published.'}
          </p>
        )}
      </div>
      <div className="flex w-56 flex-wrap gap-2">
        {lost ? (
          <Button
            aria-label={`Reconnect ${email}`}
            variant="primary"
            onClick={() => reconnect(token)}
          >
            Reconnect
          </Button>
        ) : (
          <ButtonLink
            aria-label={`Add locations from ${email}`}
            render={
              <Link to={to('onboarding.fetching-profiles', {}, { google_account: token.id })} />
            }
          >
            Add locations
          </ButtonLink>
        )}
        <Button aria-label={`Disconnect ${email}`} variant="ghost" onClick={onDisconnect}>
          Disconnect
        </Button>
      </div>
      {note && <div className="basis-full not-empty:mt-1">{note}</div>}
    </li>
  );
}

const mostNamed = 4;

function shortList(names: readonly string[]): string {
  if (names.length <= mostNamed) return formatList(names);
  const named = names.slice(0, mostNamed - 1);
  return formatList([...named, `${formatNumber(names.length - named.length)} more`]);
}
