import type { LocationId } from '@placekeeper/contracts/core/id';
import { Button } from '@placekeeper/ui/button';
import { CopyButton } from '@placekeeper/ui/copy-button';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { SearchField } from '@placekeeper/ui/search-field';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { Eye, EyeOff } from 'lucide-react';
import { useState, useId, type ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { prefetch, useLoaded, usePrefetched } from '../../../data/api/prefetch.ts';
import { readLocationId, useLocationId } from '../../../data/locations/location-id.ts';
import {
  useFetchAccessToken,
  useCheckIfManaged,
  useFetchGoogleUpdates,
  useRefreshRelatedGoogleData,
} from '../../../data/locations/mutations.ts';
import { locationQueries } from '../../../data/locations/queries.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { DocumentTitle } from '../../../widgets/page/document-title.tsx';
import { LoadFailed } from '../../../widgets/page/load-failed.tsx';
import { RecordTree } from './record-tree-view.tsx';
import { jsonOf, recordTree, rowsOf } from './record-tree.ts';
import { type ApiError, writeErrorMessage } from '../../../data/http/api-error.ts';
import { ErrorText } from '../../../widgets/page/error-text.tsx';

export function loader({ params }: LoaderFunctionArgs): null {
  prefetch(locationQueries.raw(readLocationId(params['location'])));
  return null;
}

export function Component() {
  const id = useLocationId();
  const { location } = useLoaded(locationQueries.detail(id));
  const { data, error, isPending, isFetching, refetch } = usePrefetched(locationQueries.raw(id));
  return (
    <div key={id} className="grid gap-x-10 gap-y-8 pt-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <DocumentTitle>{`${location.name} · Location data`}</DocumentTitle>
      <div className="min-w-0">
        {data !== undefined && <RecordSection record={data} />}
        {data === undefined && isPending && <RecordSkeleton />}
        {data === undefined && !isPending && (
          <LoadFailed query={{ error, isFetching, refetch }}>Couldn’t load this record.</LoadFailed>
        )}
      </div>
      <div className="grid content-start gap-8 max-lg:row-start-1">
        <AccessToken id={id} />
        <RefreshActions id={id} />
      </div>
    </div>
  );
}

/** The token is requested on demand. Hiding it or leaving the page discards it. */
function AccessToken({ id }: { readonly id: LocationId }) {
  const { data, error, isPending, mutate, reset } = useFetchAccessToken();
  const token = data?.access_token;
  return (
    <section aria-labelledby="access-token">
      <h2 id="access-token" className="text-14">
        Access token
      </h2>
      <p className="mt-1 text-12 text-text-3">
        Grants access to this profile for one hour. Anyone with the token can act as the account.
        Don’t share it in messages or tickets.
      </p>
      {token !== undefined && (
        <code className="mt-3 block rounded-6 border border-line bg-surface px-2.5 py-2 font-mono text-12 wrap-anywhere select-all print:hidden">
          {token}
        </code>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {/* One button shows and hides the token, because a second button would lose the focus. */}
        <Button
          size="sm"
          icon={token === undefined ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
          loading={isPending}
          onClick={() => (token === undefined ? mutate(id) : reset())}
        >
          {token === undefined ? 'Show access token' : 'Hide access token'}
        </Button>
        {token !== undefined && <CopyButton size="sm" label="Copy access token" text={token} />}
      </div>
      <VisuallyHidden role="status">{token !== undefined && 'Access token shown.'}</VisuallyHidden>
      <FailureNote error={error} />
    </section>
  );
}

const nothing: ReadonlySet<string> = new Set();

function RecordSection({ record }: { readonly record: unknown }) {
  const [search, setSearch] = useState('');
  const [toggled, setToggled] = useState(nothing);
  // A search has its own expanded state, so clearing it restores the tree.
  const [toggledInSearch, setToggledInSearch] = useState(nothing);
  const [chosen, setChosen] = useState<string | null>(null);
  const isSearching = search.trim() !== '';
  const { rows, found } = rowsOf(recordTree(record), {
    search,
    toggled: isSearching ? toggledInSearch : toggled,
  });
  const node = rows.find((row) => row.node.id === chosen)?.node;
  const toggle = isSearching ? setToggledInSearch : setToggled;

  return (
    <section aria-labelledby="record">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="record" className="text-14">
          Raw record
        </h2>
        <CopyButton size="sm" label="Copy JSON" text={() => jsonOf(record)} />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <SearchField
          className="w-full sm:w-80"
          label="Search keys and values"
          value={search}
          onValueChange={(text) => {
            setSearch(text);
            setToggledInSearch(nothing);
          }}
        />
        <p role="status" className="text-12 text-text-3">
          {isSearching && formatCount(found, 'match', 'matches')}
        </p>
      </div>
      {rows.length > 0 ? (
        <RecordTree
          rows={rows}
          search={search.trim()}
          chosen={chosen}
          onChoose={setChosen}
          onToggle={(id) =>
            toggle((before) => {
              const after = new Set(before);
              if (!after.delete(id)) after.add(id);
              return after;
            })
          }
        />
      ) : (
        <EmptyState
          variant="no-results"
          action={<Button onClick={() => setSearch('')}>Clear search</Button>}
        >
          No keys or values match “{search.trim()}”.
        </EmptyState>
      )}
      {node && (
        <div
          role="group"
          aria-label="Selected path"
          className="sticky bottom-0 short:static flex flex-wrap items-center gap-x-3 gap-y-2 border-x border-b border-line bg-surface px-3 py-2 shadow-bar print:hidden"
        >
          <code className="min-w-0 flex-[1_1_12rem] font-mono text-12 wrap-anywhere">
            {node.path}
          </code>
          <CopyButton size="sm" label="Copy path" text={node.path} />
          <CopyButton
            size="sm"
            label="Copy value"
            text={() => (typeof node.value === 'string' ? node.value : jsonOf(node.value))}
          />
        </div>
      )}
    </section>
  );
}

function RecordSkeleton() {
  return (
    <SkeletonRegion label="Loading record">
      <Skeleton className="w-24" />
      <Skeleton className="mt-5 h-control w-full max-w-80" />
      <div className="mt-3 grid gap-4 border border-line p-4">
        {Array.from({ length: 14 }, (_, row) => (
          <Skeleton key={row} className={row % 3 === 0 ? 'w-48' : 'w-72'} />
        ))}
      </div>
    </SkeletonRegion>
  );
}

function FailureNote({ error }: { readonly error: ApiError | null }) {
  const errorMessage = writeErrorMessage(error);
  if (!errorMessage) return null;
  return (
    <ErrorText role="alert" className="mt-2">
      {errorMessage}
    </ErrorText>
  );
}

/** Runs the platform's periodic refreshes immediately and shows the result of each. */
function RefreshActions({ id }: { readonly id: LocationId }) {
  const fetchUpdates = useFetchGoogleUpdates();
  const refreshRelated = useRefreshRelatedGoogleData();
  const checkManaged = useCheckIfManaged();
  return (
    <section aria-labelledby="refresh-actions">
      <h2 id="refresh-actions" className="text-14">
        Refresh
      </h2>
      <ul className="mt-3 grid gap-5">
        <RefreshAction
          title="Changes on Google"
          call="fetch-google-updates"
          button="Check for changes"
          action={fetchUpdates}
          onStart={() => fetchUpdates.mutate(id)}
        >
          {fetchUpdates.data && waiting(fetchUpdates.data.updates_count)}
        </RefreshAction>
        <RefreshAction
          title="Photos, services and attributes"
          call="refresh-related-google-data"
          button="Refresh"
          action={refreshRelated}
          onStart={() => refreshRelated.mutate(id)}
        >
          {refreshRelated.isSuccess && 'Up to date with Google.'}
        </RefreshAction>
        <RefreshAction
          title="Profile management"
          call="check-if-managed"
          button="Check"
          action={checkManaged}
          onStart={() => checkManaged.mutate(id)}
        >
          {checkManaged.data && managedBy(checkManaged.data)}
        </RefreshAction>
      </ul>
    </section>
  );
}

const waiting = (count: number | undefined): string =>
  count === undefined
    ? 'Checked.'
    : count === 0
      ? 'Checked. No pending updates.'
      : `Checked. ${formatCount(count, 'pending update')}.`;

function managedBy(answer: {
  readonly managed?: boolean | undefined;
  readonly managed_elsewhere?: boolean | undefined;
}): string {
  if (answer.managed === undefined) return 'Management unknown.';
  if (answer.managed_elsewhere === undefined)
    return answer.managed ? 'Managed by this account.' : 'Not managed by this account.';
  if (answer.managed_elsewhere) {
    return answer.managed
      ? 'Managed by this account and another customer.'
      : 'Managed by another customer.';
  }
  return answer.managed ? 'Managed by this account only.' : 'Not managed by anyone.';
}

interface RefreshActionProps {
  readonly title: string;
  /** The platform's name of the call. */
  readonly call: string;
  readonly button: string;
  readonly action: { readonly isPending: boolean; readonly error: ApiError | null };
  readonly onStart: () => void;
  readonly children: ReactNode;
}

function RefreshAction({ title, call, button, action, onStart, children }: RefreshActionProps) {
  const id = useId();
  return (
    <li>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0">
          <h3 id={id} className="text-13 font-550">
            {title}
          </h3>
          <code className="font-mono text-12 text-text-3">{call}</code>
        </div>
        <Button size="sm" aria-describedby={id} loading={action.isPending} onClick={onStart}>
          {button}
        </Button>
      </div>
      <p role="status" className="mt-1.5 text-12 text-text-2 empty:hidden">
        {children}
      </p>
      <FailureNote error={action.error} />
    </li>
  );
}
