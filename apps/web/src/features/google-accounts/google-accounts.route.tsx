import { unreadableIn } from '@placekeeper/contracts/core/decode';
import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { PageHeader } from '@placekeeper/ui/page-header';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { CircleUserRound, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { useDisconnectGoogleAccount } from '../../data/google-accounts/mutations.ts';
import {
  usePausedWithoutAccount,
  type PausedLocations,
} from '../../data/google-accounts/paused-locations.ts';
import { googleTokenQueries } from '../../data/google-accounts/queries.ts';
import { focusHeading } from '../../lib/browser/screen-heading.ts';
import { formatNumber } from '../../lib/text/format.ts';
import { askForConsent } from '../../lib/url/google-consent.ts';
import { to } from '../../lib/url/paths.ts';
import { pausedBecause, pausedTitle } from '../../widgets/location/paused-because.ts';
import { LoadFailed } from '../../widgets/page/load-failed.tsx';
import { UnreadRows } from '../../widgets/page/unread-note.tsx';
import { showToast } from '../../widgets/toast/show-toast.ts';
import { AccountHeads, AccountRow } from './account-row.tsx';
import { ConnectedNote, ConsentNote, OtherAccountNote } from './consent-note.tsx';
import { disconnectConsequences } from './disconnect-consequences.ts';
import type { AccountsData } from './google-accounts.loader.ts';
import { useLastValue } from '../../lib/react/use-last-value.ts';
import { ConfirmWrite } from '../../widgets/page/confirm-write.tsx';

const connect = () => askForConsent(to('google-accounts', {}, { add: true }));

/** GACC-2: the locations are already imported, so the consent returns here instead of to the import. */
const connectAgain = ({ emails: [email, ...others] }: PausedLocations) =>
  askForConsent(to('google-accounts'), others.length === 0 ? email : undefined);

export function Component() {
  const { outcome } = useLoaderData<AccountsData>();
  const { data, error, isPending, isFetching, refetch } = usePrefetched(googleTokenQueries.list());
  const paused = usePausedWithoutAccount();
  const [search] = useSearchParams();
  const tokens = data?.tokens ?? [];
  const unread = unreadableIn(data, 'tokens');
  const named = (param: string) => tokens.find(({ id }) => String(id) === search.get(param));
  const wanted = named('reconnect');
  // A consent can't always identify the connected account. In that case, checks only whether `wanted` is active.
  const chosen = named('connected') ?? wanted;
  const connected = chosen?.status === 'active' ? chosen : undefined;

  const noteOf = (token: GoogleToken) => {
    if (token !== wanted) return null;
    if (outcome) return <ConsentNote outcome={outcome} wanted={wanted} />;
    if (!connected || connected === wanted || wanted.status === 'active') return null;
    return <OtherAccountNote chosen={connected} wanted={wanted} />;
  };

  return (
    <>
      <PageHeader
        actions={
          (!data || tokens.length + unread > 0) && (
            <Button icon={<Plus aria-hidden />} variant="primary" onClick={connect}>
              Connect account
            </Button>
          )
        }
        count={tokens.length > 0 ? formatNumber(tokens.length) : undefined}
        title="Google accounts"
      />
      {outcome && !isPending && !wanted && (
        <div className="mb-4">
          <ConsentNote adds={search.has('add')} outcome={outcome} />
        </div>
      )}
      {connected && !outcome && <ConnectedNote again={connected === wanted} token={connected} />}
      {isPending && <AccountsSkeleton />}
      {tokens.length > 0 && paused.count > 0 && !outcome && (
        <PausedNote paused={paused} onConnect={() => connectAgain(paused)} />
      )}
      <UnreadRows count={unread} one="account" />
      {data && tokens.length > 0 && <AccountList noteOf={noteOf} tokens={tokens} />}
      {data && tokens.length + unread === 0 && paused.count === 0 && <NoAccounts />}
      {data && tokens.length + unread === 0 && paused.count > 0 && (
        <NoneLeft paused={paused} onConnect={() => connectAgain(paused)} />
      )}
      {!data && !isPending && (
        <LoadFailed whole query={{ error, isFetching, refetch }}>
          Couldn’t load your Google accounts.
        </LoadFailed>
      )}
    </>
  );
}

function NoAccounts() {
  return (
    <EmptyState
      action={
        <Button variant="primary" onClick={connect}>
          Connect a Google account
        </Button>
      }
      icon={<CircleUserRound />}
      variant="first-use"
    >
      Connect the Google account that manages your profiles to import them as locations.
    </EmptyState>
  );
}

function AccountsSkeleton() {
  return (
    <>
      <AccountHeads />
      <SkeletonRegion
        className="rounded-8 border border-line bg-surface px-4 md:px-5"
        label="Loading Google accounts"
      >
        {['w-52', 'w-44', 'w-56'].map((width) => (
          <div
            key={width}
            className="flex flex-wrap items-center gap-x-6 gap-y-3 border-line py-4 not-first-of-type:border-t"
          >
            <div className="grid min-w-0 flex-[1_1_18rem] gap-3 py-1">
              <Skeleton className={width} />
              <Skeleton className="w-64" />
              <Skeleton className="w-40" />
            </div>
            <Skeleton className="h-control w-56" />
          </div>
        ))}
      </SkeletonRegion>
    </>
  );
}

interface AccountListProps {
  readonly tokens: readonly GoogleToken[];
  readonly noteOf: (token: GoogleToken) => ReactNode;
}

const isLost = ({ status }: GoogleToken) => status === 'lost-authorization';
const lostFirst = (one: GoogleToken, other: GoogleToken) =>
  Number(isLost(other)) - Number(isLost(one));

function AccountList({ tokens, noteOf }: AccountListProps) {
  const [leavingId, setLeavingId] = useState<GoogleToken['id'] | null>(null);
  const leaving = tokens.find(({ id }) => id === leavingId) ?? null;
  return (
    <>
      <AccountHeads />
      <ul
        aria-label="Connected accounts"
        className="rounded-8 border border-line bg-surface px-4 md:px-5"
      >
        {tokens.toSorted(lostFirst).map((token) => (
          <AccountRow
            key={token.id}
            note={noteOf(token)}
            token={token}
            onDisconnect={() => setLeavingId(token.id)}
          />
        ))}
      </ul>
      <DisconnectDialog token={leaving} onClose={() => setLeavingId(null)} />
    </>
  );
}

interface PausedProps {
  readonly paused: PausedLocations;
  readonly onConnect: () => void;
}

/** GACC-2: offers to reconnect the account of paused locations if the list below doesn't contain it. */
function PausedNote({ paused, onConnect }: PausedProps) {
  return (
    <Banner
      actions={
        <Button size="sm" onClick={onConnect}>
          Reconnect
        </Button>
      }
      className="mb-4"
      title={pausedTitle(paused)}
      tone="pending"
    >
      {pausedBecause(paused)} {whatConnectingDoes}
    </Banner>
  );
}

/** GACC-2: explains that locations are paused if no account is connected. */
function NoneLeft({ paused, onConnect }: PausedProps) {
  return (
    <EmptyState
      action={
        <Button variant="primary" onClick={onConnect}>
          Connect a Google account
        </Button>
      }
      icon={<CircleUserRound />}
      title={pausedTitle(paused)}
      variant="first-use"
    >
      {pausedBecause(paused)} {whatConnectingDoes}
    </EmptyState>
  );
}

const whatConnectingDoes =
  'Reconnect the account to resume publishing. Until then, edits are saved but not published.';

interface DisconnectDialogProps {
  readonly token: GoogleToken | null;
  readonly onClose: () => void;
}

function DisconnectDialog({ token, onClose }: DisconnectDialogProps) {
  const disconnect = useDisconnectGoogleAccount();
  const shownToken = useLastValue(token);

  return (
    <ConfirmWrite
      destructive
      confirmLabel="Disconnect account"
      description={
        shownToken &&
        disconnectConsequences(shownToken).map((words) => (
          <span key={words} className="mt-2 block first:mt-0">
            {words}
          </span>
        ))
      }
      open={token !== null}
      title={`Disconnect ${shownToken?.email ?? 'account'}?`}
      write={disconnect}
      onClose={onClose}
      onConfirm={() => token && disconnect.mutate(token, { onSuccess: () => done(token, onClose) })}
    />
  );
}

function done({ email }: GoogleToken, close: () => void): void {
  close();
  // The row with the focused button is gone.
  focusHeading();
  void showToast('success', `${email} disconnected`);
}
